import { describe, expect, it } from 'vitest'
import { grouped, groupedSoFar, isCode, pathOfLink, tidied } from '../src/lib/codes'

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
