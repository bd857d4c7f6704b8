import { beforeEach, describe, expect, it } from 'vitest'
import { diff, Drawing, patched, settled } from '../src/lib/marks'

let drawing: Drawing
beforeEach(() => {
  const root = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  root.id = 'sheet'
  root.innerHTML = '<g id="station-A1" data-line="blue"></g><text id="pad-total">0</text>'
  drawing = new Drawing(root)
})

function attribute(id: string, name: string): string | null {
  return drawing.element(id)?.getAttribute(name) ?? null
}

describe('marks on a drawing', () => {
  it('set attributes by id, of the drawing itself too', () => {
    drawing.show({ 'station-A1': { 'data-end': '' }, sheet: { 'data-pencil': 'pink' } })
    expect(attribute('station-A1', 'data-end')).toBe('')
    expect(attribute('sheet', 'data-pencil')).toBe('pink')
  })
  it('write the text of an element', () => {
    drawing.show({ 'pad-total': { text: '17' } })
    expect(drawing.element('pad-total')?.textContent).toBe('17')
  })
  it('that are gone leave what the blank drawing has', () => {
    drawing.show({ 'station-A1': { 'data-line': 'pink', 'data-end': '' }, 'pad-total': { text: '17' } })
    drawing.show({})
    expect(attribute('station-A1', 'data-line')).toBe('blue')
    expect(attribute('station-A1', 'data-end')).toBeNull()
    expect(drawing.element('pad-total')?.textContent).toBe('0')
  })
  it('of elements that are not there do nothing', () => {
    expect(() => drawing.show({ nowhere: { 'data-on': '' } })).not.toThrow()
  })
  it('that stay are not set again, so that nothing moves twice', () => {
    drawing.show({ 'station-A1': { 'data-fresh': 'forth' } })
    drawing.element('station-A1')?.setAttribute('data-fresh', 'seen')
    drawing.show({ 'station-A1': { 'data-fresh': 'forth' }, 'pad-total': { text: '2' } })
    expect(attribute('station-A1', 'data-fresh')).toBe('seen')
  })
})

describe('the way from one sheet to another', () => {
  it('names what is new, different and gone', () => {
    const changes = diff({ a: { x: '1', y: '1' }, b: { z: '' } }, { a: { x: '2', y: '1' }, c: { w: '' } })
    expect(changes).toEqual(
      expect.arrayContaining([
        ['a', 'x', '2'],
        ['b', 'z', null],
        ['c', 'w', ''],
      ]),
    )
    expect(changes).toHaveLength(3)
  })
  it('is empty from a sheet to itself', () => {
    expect(diff({ a: { x: '' } }, { a: { x: '' } })).toEqual([])
  })
  it('as changes makes of the marks before those after', () => {
    const before = { a: { x: '1', y: '1' }, b: { z: '' } }
    expect(patched(before, { a: { x: '2', y: null }, b: { z: null }, c: { w: '' } })).toEqual({
      a: { x: '2' },
      c: { w: '' },
    })
    expect(before).toEqual({ a: { x: '1', y: '1' }, b: { z: '' } })
  })
  it('are settled when nothing in them is fresh', () => {
    const marks = { a: { 'data-on': '', 'data-fresh': 'forth' }, b: { 'data-fresh': '' }, c: { text: '3' } }
    expect(settled(marks)).toEqual({ a: { 'data-on': '' }, c: { text: '3' } })
  })
})
