/** What the tests of touches and views are made of. */

import { VERSION } from '../src/generated/wire'
import type { CardView, MoveView, OpenTurn, SeatView, TableView, Welcome, You } from '../src/generated/wire'

/** `"A1-B2: a b"` is a move with its taps; `choice-...` stands beside the sheet. */
export function moves(...texts: string[]): MoveView[] {
  return texts.map((text, gain) => {
    const [move = '', taps = ''] = text.split(': ')
    const touched = taps.split(' ')
    const says = { key: 'move', args: {} }
    const beside = touched.find((tap) => tap.startsWith('choice-'))
    const [from, to] = touched.filter((tap) => tap.startsWith('station-')).map((tap) => tap.replace('station-', ''))
    return {
      move,
      taps: touched,
      says,
      gain,
      section: from && to ? `section-${[from, to].sort().join('-')}` : '',
      choice: beside ? { element: beside, says, colour: '' } : null,
      sign: null,
    }
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
    bot: '',
    called: null,
    busy: false,
    ...more,
  }
}

export function cards(...names: string[]): CardView[] {
  return names.map((card) => ({ card, says: { key: card, args: {} }, role: 'flipped', paragraph: '' }))
}

export function openTurn(more: Partial<OpenTurn> = {}): OpenTurn {
  return {
    label: '1.1',
    cards: cards('deck:a'),
    asks: null,
    notes: [],
    undealt: {},
    coming: [],
    deadline: null,
    begun: 0,
    asked: [0, 1],
    ...more,
  }
}

export function table(more: Partial<TableView> = {}): TableView {
  return {
    seq: 5,
    match: 'm',
    code: 'K7WQ2M',
    game: 'family/city',
    family: 'family',
    name: { series: 'Series', title: 'Title', city: { key: 'city-city', args: {} }, whole: false },
    rules: 1,
    map: '',
    modules: [],
    module_names: [],
    options: {},
    chosen_options: [],
    clock: 0,
    scores: true,
    door: 'code',
    patience: { finish: 20, without: 120, itself: '' },
    known_deal: false,
    deck: {},
    commitment: '',
    phase: 'playing',
    playable: true,
    seats: [seat('Ada'), seat('Bo')],
    host: 0,
    knocks: [],
    shared: false,
    given_up: 0,
    turn: 0,
    open: openTurn(),
    now: 1000,
    outcome: null,
    rematch: '',
    rematch_by: null,
    pace: 'person',
    drew: [],
    finishing: { key: 'finish-turn', args: {} },
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
    pencil: '',
    marks: { a: { 'data-on': '' } },
    changes: {},
    meanwhile: [],
    invite: '',
    passing: null,
    ...more,
  }
}

export function welcome(more: Partial<Welcome> = {}): Welcome {
  return { say: 'welcome', table: table(), host: true, you: own(), invite: '', version: VERSION, ...more }
}
