import { describe, expect, it } from 'vitest'
import { fold, type View } from '../src/lib/fold'
import { heard } from '../src/lib/sounds.svelte'
import { own, seat, table, welcome } from './moves'

function view(more: Parameters<typeof table>[0] = {}, staged: string[] = []): View {
  const you = { ...own(), staged }
  const seen = fold(null, welcome({ table: table(more), you }), 0)
  if (!seen) throw new Error('no view')
  return seen
}

const waiting = [seat('Ada'), seat('Bo', { ready: true })]

describe('what is heard of a match', () => {
  it('is a card with each new turn, whatever else the turn changes', () => {
    expect(heard(view(), view({ turn: 1 }))).toBe('card')
    expect(heard(view({}, ['a']), view({ turn: 1, seats: waiting }))).toBe('card')
    expect(heard(view({ phase: 'open' }), view())).toBe('card')
  })
  it('is a pencil with each step, and none when a step is taken back', () => {
    expect(heard(view(), view({}, ['a']))).toBe('pencil')
    expect(heard(view({}, ['a']), view({}, ['a', 'b']))).toBe('pencil')
    expect(heard(view({}, ['a']), view())).toBeNull()
  })
  it('is a bell once, when other people wait for this seat alone', () => {
    expect(heard(view(), view({ seats: waiting }))).toBe('bell')
    expect(heard(view({ seats: waiting }), view({ seats: waiting }))).toBeNull()
    const third = seat('Cy')
    expect(heard(view({ seats: [...waiting, third] }), view({ seats: [...waiting, third] }))).toBeNull()
  })
  it('is no bell for bots, who always wait', () => {
    expect(heard(view(), view({ seats: [seat('Ada'), seat('b', { kind: 'bot', ready: true })] }))).toBeNull()
  })
  it('is nothing after the end', () => {
    expect(heard(view(), view({ phase: 'over', turn: 1 }))).toBeNull()
  })
})
