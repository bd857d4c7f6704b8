import { describe, expect, it } from 'vitest'
import { arranged, FORMS, sizeOf, wrapped, type Form } from '../src/lib/picture'

/** Every letter is ten wide. */
const wide = (text: string) => 10 * [...text].length

describe('a picture of the result', () => {
  it.each(Object.keys(FORMS) as Form[])('has the whole sheet beside the words in its %s form', (form) => {
    for (const sheet of [
      { width: 704, height: 992 },
      { width: 700, height: 1555 },
      { width: 1200, height: 700 },
    ]) {
      const picture = FORMS[form]
      const places = arranged(picture, sheet)
      expect(places.sheet.width / places.sheet.height).toBeCloseTo(sheet.width / sheet.height)
      expect(places.sheet.x + places.sheet.width).toBeLessThan(places.words.x)
      expect(places.words.width).toBeGreaterThanOrEqual(430 - 1e-9)
      for (const { x, y, width, height } of Object.values(places)) {
        expect(Math.min(x, y)).toBeGreaterThan(0)
        expect(x + width).toBeLessThan(picture.width)
        expect(y + height).toBeLessThan(picture.height)
      }
    }
  })
  it('knows the size of a drawing', () => {
    expect(sizeOf('<svg viewBox="0 0 704 992">')).toEqual({ width: 704, height: 992 })
  })
})

describe('a text in a picture', () => {
  it('breaks between words where the line is full', () => {
    expect(wrapped('one two three', 80, 3, wide)).toEqual(['one two', 'three'])
  })
  it('ends with dots where there is no room', () => {
    expect(wrapped('one two three', 80, 1, wide)).toEqual(['one two…'])
    expect(wrapped('extraordinary', 80, 1, wide)).toEqual(['extraor…'])
  })
})
