import { beforeEach, describe, expect, it } from 'vitest'
import { known, SeenDeck } from '../src/lib/deck.svelte'

beforeEach(() => sessionStorage.clear())

describe('a deck', () => {
  it('keeps the most of each card that was ever to come', () => {
    expect(known({ 'deck:1': 2 }, { 'deck:1': 1, 'deck:2': 3 })).toEqual({ 'deck:1': 2, 'deck:2': 3 })
  })
  it('knows after a reload what is gone', () => {
    new SeenDeck('K7WQ2M').see({ 'deck:1': 2, 'deck:2': 1 })
    const again = new SeenDeck('K7WQ2M')
    again.see({ 'deck:2': 1 })
    expect(again.all).toEqual({ 'deck:1': 2, 'deck:2': 1 })
    expect(new SeenDeck('OTHER2').all).toEqual({})
  })
  it('passes over what it cannot read', () => {
    sessionStorage.setItem('deck K7WQ2M', '{')
    expect(new SeenDeck('K7WQ2M').all).toEqual({})
  })
})
