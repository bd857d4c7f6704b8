import { describe, expect, it } from 'vitest'
import { counted, gained, guessed, Speaker } from '../src/lib/words.svelte'

const speaker = new Speaker([
  { language: 'de', text: 'colour-pink = rosa\nline = Linie { $colour }\ndouble = { $drawn }, doppelt\n' },
  {
    language: 'en',
    text: 'points = { $points ->\n    [one] { $points } point\n   *[other] { $points } points\n}\nonly-english = { $line } here\nline-a = line A\n',
  },
])

describe('a number', () => {
  it('has a true minus', () => {
    expect([-24, 0, 24].map(counted)).toEqual(['−24', '0', '24'])
    expect([-24, 0, 24].map(gained)).toEqual(['−24', '+0', '+24'])
  })
})

describe('a sentence', () => {
  it('has its arguments in words where there is a message for them', () => {
    expect(speaker.say('line', { colour: 'pink' })).toBe('Linie rosa')
    expect(speaker.say('line', { colour: 'H4' })).toBe('Linie H4')
  })
  it('has names of several words in words where there is a message for them', () => {
    const german = new Speaker([{ language: 'de', text: 'place-north-west = Nordwest\nin = { $place }\n' }])
    expect(german.say('in', { place: 'North West' })).toBe('Nordwest')
    expect(german.say('in', { place: 'Mitte' })).toBe('Mitte')
  })
  it('can hold another one', () => {
    expect(speaker.say('double', { drawn: { key: 'line', args: { colour: 'pink' } } })).toBe('Linie rosa, doppelt')
  })
  it('is said in few words where it has a short form, and so is what it holds', () => {
    const brief = new Speaker([
      {
        language: 'en',
        text: 'draw = { $a } to { $b }\ndraw-short = { $a }–{ $b }\nwith = { $drawn }, with { $power }\n',
      },
    ])
    const drawn = { key: 'draw', args: { a: 'H4', b: 'J2' } }
    expect(brief.inForm('short', drawn)).toBe('H4–J2')
    expect(brief.inForm('short', { key: 'with', args: { drawn, power: 'joker' } })).toBe('H4–J2, with joker')
    expect(brief.inForm('short', { key: 'nowhere', args: {} })).toBe('nowhere')
  })
  it('joins lists with strokes', () => {
    expect(speaker.say('line', { colour: ['pink', 'blue'] })).toBe('Linie rosa / blue')
  })
  it('that a language lacks is said in the next one', () => {
    expect(speaker.say('only-english', { line: 'a' })).toBe('line A here')
  })
  it('has real plurals', () => {
    expect(speaker.say('points', { points: 1 })).toBe('1 point')
    expect(speaker.say('points', { points: 2 })).toBe('2 points')
    expect(speaker.say('points', { points: -1 })).toBe('−1 point')
  })
  it('that nobody knows is its key, and is reported', () => {
    let lacking = 0
    const lost = new Speaker([{ language: 'de', text: 'here = da\n' }], () => (lacking += 1))
    expect([lost.say('here'), lacking]).toEqual(['da', 0])
    expect([lost.say('nowhere'), lacking]).toEqual(['nowhere', 1])
  })
})

describe('the language', () => {
  it('is the first wish that we speak', () => {
    expect(guessed(['fr-FR', 'es-MX', 'de'])).toBe('es')
  })
  it('is English where we speak none', () => {
    expect(guessed(['fr'])).toBe('en')
    expect(guessed([])).toBe('en')
  })
})

describe('the texts of the page', () => {
  const files = import.meta.glob<string>('../texts/*.ftl', { query: '?raw', import: 'default', eager: true })
  const keys = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1])
  it('are the same in every language, each once', () => {
    const [first, ...others] = Object.values(files).map((text) => keys(text).sort())
    expect(others.length).toBeGreaterThan(1)
    expect(new Set(first).size).toBe(first?.length)
    for (const other of others) expect(other).toEqual(first)
  })
})
