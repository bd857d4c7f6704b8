import { describe, expect, it } from 'vitest'
import { Drawing } from '../src/lib/marks'
import { padPlace, Paper, scaleOf } from '../src/lib/paper'

const TALL = { width: 700, height: 1000, map: 700 }
const SHEET = `<svg xmlns="http://www.w3.org/2000/svg" id="sheet" class="sheet" viewBox="0 0 700 1000" data-map="700">
  <g class="coordinates"><text style="font-size: 13px">A</text></g>
  <text id="label" style="font-size: 14px">5</text>
  <g id="pad"><text id="points" style="font-size: 27px">0</text></g></svg>`

function paper(): { paper: Paper; drawing: Drawing } {
  document.body.innerHTML = SHEET
  const root = document.body.firstElementChild
  if (!root) throw new Error('no drawing')
  const drawing = new Drawing(root)
  return { paper: new Paper(drawing), drawing }
}

describe('the score pad', () => {
  it('is below the map where that leaves the map as large as it can be', () => {
    expect(padPlace(TALL, { width: 390, height: 560 })).toBe('below')
    expect(padPlace(TALL, { width: 390, height: 400 })).toBe('apart')
    expect(padPlace(TALL, { width: 900, height: 360 })).toBe('apart')
    expect(padPlace(TALL, { width: 390, height: 560 }, true)).toBe('apart')
  })

  it('takes nothing from the map where it is apart', () => {
    expect(scaleOf(TALL, TALL.map, { width: 700, height: 350 })).toBe(0.5)
  })

  it('is found wherever it is', () => {
    const holder = document.createElement('div')
    for (const [place, there] of [
      ['apart', holder],
      ['below', holder],
      ['apart', null],
    ] as const) {
      const { paper: sheet, drawing } = paper()
      sheet.lay(place, there)
      expect(drawing.element('points')?.textContent).toBe('0')
      expect(drawing.root.contains(drawing.element('points'))).toBe(place === 'below')
      expect(holder.contains(drawing.element('points'))).toBe(place === 'apart' && there === holder)
    }
  })

  it('comes back below the map', () => {
    const { paper: sheet, drawing } = paper()
    sheet.lay('apart', null)
    expect(drawing.root.getAttribute('viewBox')).toBe('0 0 700 700')
    sheet.lay('below', null)
    expect(drawing.root.getAttribute('viewBox')).toBe('0 0 700 1000')
    expect(drawing.root.querySelector('#pad')).not.toBeNull()
  })
})

describe('letters', () => {
  it('are left out where they would be too small, and come back when the sheet is larger', () => {
    const { paper: sheet, drawing } = paper()
    sheet.letter(0.5)
    expect(drawing.element('label')?.hasAttribute('data-small')).toBe(true)
    expect(drawing.element('points')?.hasAttribute('data-small')).toBe(false)
    sheet.letter(1)
    expect(drawing.element('label')?.hasAttribute('data-small')).toBe(false)
  })

  it('of the pad are as large as the place where it is', () => {
    const { paper: sheet, drawing } = paper()
    const holder = document.createElement('div')
    sheet.lay('apart', holder)
    const [pad] = holder.children
    if (pad) pad.getBoundingClientRect = () => new DOMRect(0, 0, 210, 90)
    sheet.letter(1)
    expect(drawing.element('points')?.hasAttribute('data-small')).toBe(true)
    expect(drawing.element('label')?.hasAttribute('data-small')).toBe(false)
  })
})
