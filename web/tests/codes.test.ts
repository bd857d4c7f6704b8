import { describe, expect, it } from 'vitest'
import { grouped, groupedSoFar, isCode, pathInMessage, pathOfLink, tidied } from '../src/lib/codes'

describe('a code', () => {
  it('is the same in small letters, with spaces and with hyphens', () => {
    for (const typed of ['k7wh4mrx', 'K7WH 4MRX', ' k7wh-4mrx ', 'K7-WH 4M–RX']) expect(tidied(typed)).toBe('K7WH4MRX')
  })
  it('has nine characters, or eight or six as in earlier releases', () => {
    expect(['K7WH4MRX3', 'K7WH4MRX', 'K7WQ2M'].every(isCode)).toBe(true)
    expect(['', 'K7', 'K7WH4MR', 'K7WH4MRX3X'].some(isCode)).toBe(false)
  })
  it('is shown in groups', () => {
    expect(grouped('K7WH4MRX3')).toBe('K7W\u00a0H4M\u00a0RX3')
    expect(grouped('K7WH4MRX')).toBe('K7WH\u00a04MRX')
    expect(grouped('K7WQ2M')).toBe('K7W\u00a0Q2M')
    expect(groupedSoFar('K7W')).toBe('K7W')
    expect(groupedSoFar('K7WH4')).toBe('K7W H4')
  })
  it('can stand in a link', () => {
    expect(pathOfLink('https://play.example/t/k7wh4mrx#join=abc_D-3')).toBe('/t/K7WH4MRX#join=abc_D-3')
    expect(pathOfLink('http://10.0.0.2:8000/t/K7WQ2M')).toBe('/t/K7WQ2M')
    expect(pathOfLink('K7WH 4MRX')).toBeNull()
  })
})

describe('a message that somebody shares', () => {
  it('leads to the table of the link in it, with its secret', () => {
    expect(pathInMessage('Come and play! https://metro.example/t/k7wh4mrx3#join=nv8-xY_0 See you')).toBe(
      '/t/K7WH4MRX3#join=nv8-xY_0',
    )
  })
  it('leads to the table of a code, however it is spaced', () => {
    for (const code of ['K7W H4M RX3', 'K7WH4MRX3', 'K7W-H4M-RX3', 'K7W\u00a0H4M\u00a0RX3'])
      expect(pathInMessage(`My table is ${code}, at eight.`)).toBe('/t/K7WH4MRX3')
  })
  it('leads nowhere without either', () => {
    expect(pathInMessage('See you at https://metro.example/ at eight, BIG SMALL TOO')).toBeNull()
    expect(pathInMessage('ABC DEF GHI')).toBeNull()
  })
})
