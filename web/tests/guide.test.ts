import { describe, expect, it } from 'vitest'
import type { GuideSection } from '../src/generated/wire'
import { anchor, idOf, isFirst } from '../src/lib/guide'

function section(heading: string, module: string, ...paragraphs: string[]): GuideSection {
  const said = (key: string) => ({ key, args: {} })
  return { heading: said(heading), module, paragraphs: paragraphs.map(said), figures: [] }
}

const sections = [section('goal', '', 'a', 'row', 'row'), section('more', 'extra', 'row', 'b')]

describe('a place in the rules', () => {
  it('is a paragraph by its key', () => {
    expect(idOf(sections, 'b')).toBe('b')
  })
  it('is a section by its heading or its module', () => {
    expect([idOf(sections, 'goal'), idOf(sections, 'more')]).toEqual([anchor(0), anchor(1)])
    expect(idOf(sections, 'extra')).toBe(anchor(1))
  })
})

describe('of several paragraphs with one key', () => {
  it('the first has the id', () => {
    expect([0, 1, 2].map((number) => isFirst(sections, 0, number))).toEqual([true, true, false])
    expect([0, 1].map((number) => isFirst(sections, 1, number))).toEqual([false, true])
  })
})
