import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BotsView, Warmth } from '../src/generated/wire'
import { AGAIN, botsAt, strength, Weak, weakOf } from '../src/lib/bots.svelte'
import { seat } from './moves'

const FAMILY = 'next-station'

function told(state: Warmth, warm: string[] = []): BotsView {
  return {
    state,
    warm,
    searching: { mcts: { key: 'Tree search', args: {} }, mastermind: { key: 'Mastermind', args: {} } },
  }
}

describe('weak are', () => {
  it('those that search, until their family is warm', () => {
    const bots = ['mastermind', 'commuter', 'mcts', 'mastermind']
    expect(weakOf(told('warming'), bots, [FAMILY])).toEqual(['mastermind', 'mcts'])
    expect(weakOf(told('warming', ['next-station']), bots, [FAMILY])).toEqual([])
    expect(weakOf(told('warming', ['next-station']), bots, [FAMILY, 'voll-verplant'])).toHaveLength(2)
    expect(weakOf(told('warm'), bots, [FAMILY])).toEqual([])
  })
  it('none as long as the server has said nothing', () => {
    expect(weakOf(null, ['mastermind'], [FAMILY])).toEqual([])
  })
  it('also bots that stand in', () => {
    const seats = [
      seat('Ada', { stand_in: 'mastermind' }),
      seat('commuter', { kind: 'bot', bot: 'commuter' }),
      seat('Bo'),
      seat('', { kind: 'vacant' }),
    ]
    expect(botsAt(seats)).toEqual(['mastermind', 'commuter'])
  })
})

describe('the server is asked', () => {
  let answer: BotsView
  let asked: number
  let end: () => void

  function shown(bots: readonly string[]): Weak {
    let weak!: Weak
    end = $effect.root(() => {
      weak = new Weak(
        () => bots,
        () => [FAMILY],
      )
    })
    flushSync()
    return weak
  }

  async function later(times: number): Promise<void> {
    for (let time = 0; time < times; time++) {
      await vi.advanceTimersByTimeAsync(AGAIN)
      flushSync()
    }
  }

  beforeEach(() => {
    vi.useFakeTimers()
    strength.told = null
    asked = 0
    vi.stubGlobal('fetch', () => {
      asked += 1
      return Promise.resolve(new Response(JSON.stringify(answer)))
    })
  })
  afterEach(() => {
    end()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('again and again while a bot warms up, and no longer', async () => {
    answer = told('warming')
    const weak = shown(['mastermind'])
    await later(3)
    expect([weak.lack, weak.titles, asked]).toEqual(['warming', ['Mastermind'], 4])
    answer = told('warm')
    await later(3)
    expect([weak.lack, asked]).toEqual([null, 5])
  })
  it('once where no bot is shown that searches, or nothing will change', async () => {
    answer = told('warming')
    expect(shown(['commuter']).lack).toBeNull()
    await later(3)
    expect(asked).toBe(1)
    end()
    answer = told('missing')
    const weak = shown(['mastermind'])
    await later(3)
    expect([weak.lack, asked]).toEqual(['missing', 2])
  })
  it('never where no bot is shown', async () => {
    shown([])
    await later(2)
    expect(asked).toBe(0)
  })
})
