import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Device, restored } from '../src/lib/device.svelte'

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

describe('a device', () => {
  it('has one token for each table, also after a reload', () => {
    const token = new Device().tokenFor('K7WQ2M')
    expect(token).toMatch(/^[0-9a-f]{32}$/)
    expect(new Device().tokenFor('K7WQ2M')).toBe(token)
    expect(new Device().tokenFor('OTHER2')).not.toBe(token)
  })
  it('takes a code in small letters for the same', () => {
    const device = new Device()
    expect(device.tokenFor('k7wq2m')).toBe(device.tokenFor('K7WQ2M'))
  })
  it('takes over the seat of a personal link, but nothing that is no token', () => {
    const device = new Device()
    expect(device.adopt('K7WQ2M', 'f'.repeat(32))).toBe(true)
    expect(device.tokenFor('K7WQ2M')).toBe('f'.repeat(32))
    expect(device.hasSeat('K7WQ2M')).toBe(true)
    expect(device.adopt('K7WQ2M', 'rules')).toBe(false)
    expect(device.tokenFor('K7WQ2M')).toBe('f'.repeat(32))
  })
  it('remembers matches, the latest first and each once, until it shall forget them', () => {
    const device = new Device()
    device.remember('AAAA22', 'a/b', false)
    device.remember('BBBB22', 'a/b', false)
    device.remember('AAAA22', 'a/b', true)
    expect(new Device().matches.map(({ code, over }) => [code, over])).toEqual([
      ['AAAA22', true],
      ['BBBB22', false],
    ])
    device.forget('AAAA22')
    expect(new Device().matches.map(({ code }) => code)).toEqual(['BBBB22'])
  })
  it('knows which matches it only watched, and when one ended', () => {
    vi.spyOn(Date, 'now').mockReturnValue(1000_000)
    const device = new Device()
    device.remember('AAAA22', 'a/b', true, true)
    device.remember('BBBB22', 'a/b', false)
    device.remember('BBBB22', 'a/b', true, true)
    vi.spyOn(Date, 'now').mockReturnValue(9000_000)
    device.remember('AAAA22', 'a/b', true, true)
    expect(new Device().matches).toEqual([
      { code: 'AAAA22', game: 'a/b', at: 1000, over: true, watched: true },
      { code: 'BBBB22', game: 'a/b', at: 1000, over: true },
    ])
  })
  it('keeps the secret of a joining link, but nothing that is none', () => {
    const device = new Device()
    device.keepInvite('k7wh4mrx', 'nv8-xY_0123456789abcde')
    device.keepInvite('K7WQ2M', 'short')
    expect(new Device().inviteFor('K7WH4MRX')).toBe('nv8-xY_0123456789abcde')
    expect(device.inviteFor('K7WQ2M')).toBe('')
  })
  it('keeps name, language, settings, lessons, and how one plays with bots', () => {
    const device = new Device()
    device.name = 'Ada'
    device.language = 'es'
    device.settings = { ...device.settings, confirm: true, moveList: false }
    device.learned('next-station')
    device.bot = 'conductor'
    device.pace = 'at-once'
    const again = new Device()
    expect([again.name, again.language, again.settings.confirm, again.hasLearned('next-station')]).toEqual([
      'Ada',
      'es',
      true,
      true,
    ])
    expect([again.bot, again.pace]).toEqual(['conductor', 'at-once'])
  })
  it('shows its theme on the page', () => {
    const device = new Device()
    device.theme = 'dark'
    expect(document.documentElement.dataset.theme).toBe('dark')
    device.theme = 'auto'
    expect(document.documentElement.dataset.theme).toBeUndefined()
  })
})

describe('the look', () => {
  it('is shown to the styles of the page, and what is usual is not', () => {
    const device = new Device()
    const usual = device.settings
    device.settings = { ...usual, text: 'large', contrast: true, still: true, mirrored: true }
    const root = document.documentElement
    const shown = () => ['text', 'contrast', 'still', 'mirrored'].map((name) => root.getAttribute(`data-${name}`))
    expect(shown()).toEqual(['large', 'more', '', ''])
    expect(new Device().settings).toEqual(device.settings)
    device.settings = usual
    expect(shown()).toEqual([null, null, null, null])
  })
})

describe('storage', () => {
  it('that is broken is as if there were none', () => {
    for (const text of [
      '{',
      '[]',
      'null',
      '7',
      '{"tokens": 1, "matches": [{}], "theme": "loud", "pace": "slow", "bot": 1, "settings": {"text": "huge", "still": 1}}',
    ])
      expect(restored(text)).toEqual(restored(null))
  })
  it('that cannot be used costs only the memory', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('forbidden')
    })
    const device = new Device()
    expect(device.tokenFor('K7WQ2M')).toBe(device.tokenFor('K7WQ2M'))
  })
})
