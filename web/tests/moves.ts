/** What the tests of touches and views are made of. */

import type { MoveView, OpenTurn, SeatView, TableView, Welcome, You } from '../src/generated/wire'

/** `"A1-B2: a b"` is a move with its taps. */
export function moves(...texts: string[]): MoveView[] {
  return texts.map((text, gain) => {
    const [move = '', taps = ''] = text.split(': ')
    return { move, taps: taps.split(' '), says: { key: 'move', args: {} }, gain }
  })
}

export function seat(name: string, more: Partial<SeatView> = {}): SeatView {
  return {
    name,
    kind: 'person',
    ready: false,
    contributed: false,
    total: null,
    chosen: '',
    stand_in: '',
    gone: false,
    until: null,
    ...more,
  }
}

export function openTurn(more: Partial<OpenTurn> = {}): OpenTurn {
  return { label: '1.1', cards: ['deck:a'], says: [], undealt: {}, deadline: null, begun: 0, asked: [0, 1], ...more }
}

export function table(more: Partial<TableView> = {}): TableView {
  return {
    seq: 5,
    match: 'm',
    code: 'K7WQ2M',
    game: 'family/city',
    rules: 1,
    map: '',
    modules: [],
    options: {},
    clock: 0,
    scores: true,
    door: 'code',
    patience: { finish: 20, without: 120, itself: '' },
    known_deal: false,
    commitment: '',
    phase: 'playing',
    playable: true,
    seats: [seat('Ada'), seat('Bo')],
    host: 0,
    knocks: [],
    shared: false,
    turn: 0,
    open: openTurn(),
    now: 1000,
    outcome: null,
    rematch: '',
    rematch_by: null,
    pace: 'person',
    drew: [],
    ...more,
  }
}

export function own(more: Partial<You> = {}): You {
  return {
    say: 'you',
    seat: 0,
    seq: 5,
    turn: 0,
    n: 0,
    ready: false,
    staged: [],
    moves: moves('A-B: a b'),
    score: [],
    total: 0,
    marks: { a: { 'data-on': '' } },
    changes: {},
    meanwhile: [],
    invite: '',
    ...more,
  }
}

export function welcome(more: Partial<Welcome> = {}): Welcome {
  return { say: 'welcome', table: table(), host: true, you: own(), invite: '', version: 3, ...more }
}
