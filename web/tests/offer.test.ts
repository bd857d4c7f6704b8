import { beforeEach, describe, expect, it } from 'vitest'
import { Drawing } from '../src/lib/marks'
import { Offers } from '../src/lib/offer'
import { NOTHING } from '../src/lib/taps'
import { moves } from './moves'

const LINE = moves('A-B: station-A station-B', 'A-C: station-A station-C', '-: choice-none')
let drawing: Drawing
let offers: Offers

beforeEach(() => {
  const root = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  root.innerHTML = ['station-A', 'station-B', 'station-C', 'station-D', 'section-A-B']
    .map((id) => `<g id="${id}" role="img"><title>${id}</title></g>`)
    .join('')
  drawing = new Drawing(root)
  offers = new Offers(drawing)
})

function having(name: string): string[] {
  return [...drawing.root.querySelectorAll(`[${name}]`)].map(({ id }) => id)
}

describe('what a sheet offers', () => {
  it('are where moves begin, where they end, and the way between', () => {
    offers.show(LINE, NOTHING, (_, own) => own)
    expect(having('data-can')).toEqual(['station-A'])
    expect(having('data-offer').sort()).toEqual(['section-A-B', 'station-A', 'station-B', 'station-C'])
  })
  it('after a touch is only what continues it', () => {
    offers.show(LINE, { prefix: ['station-A'], end: null }, (_, own) => own)
    expect(having('data-can').sort()).toEqual(['station-B', 'station-C'])
    expect(having('data-touched')).toEqual(['station-A'])
  })
  it('are buttons with a name for screen readers', () => {
    offers.show(LINE, NOTHING, (id, own) => `${own}: ${id}`)
    expect(drawing.element('station-B')?.getAttribute('role')).toBe('button')
    expect(drawing.element('station-B')?.getAttribute('aria-label')).toBe('station-B: station-B')
    expect(drawing.element('station-B')?.getAttribute('aria-description')).toBe('')
  })
  it('leaves nothing behind when it is over', () => {
    const before = drawing.root.innerHTML
    offers.show(LINE, NOTHING, (_, own) => own)
    offers.show([], NOTHING, (_, own) => own)
    expect(drawing.root.innerHTML).toBe(before)
  })
})
