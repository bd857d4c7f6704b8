/** What touches mean: which move is meant, or how it goes on. Pure; see docs/client.md. */

import type { ChoiceView, MoveView, SignView } from '../generated/wire'

/** Whether the move is nothing but a choice beside the sheet. */
export function isBeside({ taps, choice }: MoveView): boolean {
  return choice !== null && taps.length === 1
}

/** What was touched so far. */
export interface Touched {
  /** The elements with which the meant moves begin. */
  readonly prefix: readonly string[]
  /** The element with which they end, where that was touched first. */
  readonly end: string | null
}

export const NOTHING: Touched = { prefix: [], end: null }

/** The moves that can still be meant. */
export function meant(moves: readonly MoveView[], { prefix, end }: Touched): readonly MoveView[] {
  return moves.filter(
    ({ taps }) =>
      prefix.every((element, at) => taps[at] === element) && (end === null || taps[taps.length - 1] === end),
  )
}

export type Meaning = { kind: 'move'; move: MoveView } | { kind: 'touched'; touched: Touched }

/** What touching an element means after what was touched; null where it means nothing, even anew. */
export function touch(moves: readonly MoveView[], touched: Touched, element: string): Meaning | null {
  const found = goesOn(moves, touched, element)
  if (found) return found
  const begun = beginning(moves, touched)
  if (!isSame(begun, touched)) return touch(moves, begun, element)
  return endsWith(moves, touched, element) ?? (isNothing(touched) ? null : touch(moves, NOTHING, element))
}

export function isNothing({ prefix, end }: Touched): boolean {
  return prefix.length === 0 && end === null
}

/** All that was touched, in the order in which a move would need it. */
export function inOrder({ prefix, end }: Touched, element: string | null): readonly string[] {
  return [...prefix, element, end].filter((id) => id !== null)
}

/**
 * Whether the sheet can mean this move now. A choice that comes before what is touched on the sheet, such as a power that can be
 * used once, must have been touched: nothing is ever spent by a touch that says nothing of it.
 */
export function isArmed(move: MoveView, { prefix }: Touched): boolean {
  return !asksFirst(move) || prefix[0] === move.taps[0]
}

function asksFirst({ taps, choice }: MoveView): boolean {
  return choice !== null && taps.length > 1 && taps[0] === choice.element
}

/** What was touched of it beside the sheet. */
function beginning(moves: readonly MoveView[], { prefix: [first] }: Touched): Touched {
  const chosen = first !== undefined && moves.some((move) => asksFirst(move) && move.taps[0] === first)
  return chosen ? { prefix: [first], end: null } : NOTHING
}

export function isSame(one: Touched, other: Touched): boolean {
  return one.end === other.end && one.prefix.join(' ') === other.prefix.join(' ')
}

/** It continues what was touched, if only as the one way to a move. */
function goesOn(moves: readonly MoveView[], touched: Touched, element: string): Meaning | null {
  const at = touched.prefix.length
  const next: Touched = { prefix: [...touched.prefix, element], end: touched.end }
  const found = meant(moves, next)
  if (!found.length) return null
  const complete = found.find(({ taps }) => taps.length === at + 1)
  if (complete) return { kind: 'move', move: complete }
  const [only] = found
  if (touched.end !== null && found.length === 1 && only) return { kind: 'move', move: only }
  return { kind: 'touched', touched: next }
}

/** Where it ends a single move, or is what that would draw, that move is meant; where it ends several, they are narrowed to those. */
function endsWith(moves: readonly MoveView[], touched: Touched, element: string): Meaning | null {
  const armed = moves.filter((move) => isArmed(move, touched))
  const narrowed: Touched = { prefix: touched.prefix, end: element }
  const found = meant(armed, narrowed)
  const drawing = meant(armed, touched).filter(({ section }) => section === element)
  const [only, ...others] = found.length ? found : drawing
  if (!only) return null
  if (!others.length) return { kind: 'move', move: only }
  return found.length ? { kind: 'touched', touched: narrowed } : null
}

/** The elements that go on from what was touched: those to bring forward. */
export function continuing(moves: readonly MoveView[], touched: Touched): ReadonlySet<string> {
  const at = touched.prefix.length
  return new Set(meant(moves, touched).flatMap(({ taps }) => taps.slice(at, at + 1)))
}

/** The choices beside the sheet that go on from what was touched, each once. */
export function choicesOf(moves: readonly MoveView[], touched: Touched): readonly ChoiceView[] {
  const at = touched.prefix.length
  const found = new Map<string, ChoiceView>()
  for (const { taps, choice } of meant(moves, touched)) {
    if (choice && taps[at] === choice.element && !found.has(choice.element)) found.set(choice.element, choice)
  }
  return [...found.values()]
}

/** The choice that must be touched first, and was: what is drawn now is drawn by it. */
export function armed(moves: readonly MoveView[], touched: Touched): ChoiceView | null {
  const [first] = beginning(moves, touched).prefix
  return moves.find(({ choice }) => choice !== null && choice.element === first)?.choice ?? null
}

/** Every element that means something now: it goes on, ends a move, or begins one anew. */
export function touchable(moves: readonly MoveView[], touched: Touched): ReadonlySet<string> {
  const found = new Set(continuing(moves, touched))
  for (const move of moves) {
    const { taps } = move
    const ends = isArmed(move, touched) ? [taps[0], taps[taps.length - 1]] : [taps[0]]
    for (const element of ends) if (element) found.add(element)
  }
  return found
}

/** The moves that touching the element would leave: those to say before it is let go. */
export function leads(moves: readonly MoveView[], touched: Touched, element: string): readonly MoveView[] {
  const meaning = touch(moves, touched, element)
  if (!meaning) return []
  return meaning.kind === 'move' ? [meaning.move] : meant(moves, meaning.touched)
}

/** The most that any of the moves earns at once. */
export function bestGain(moves: readonly MoveView[]): number {
  return Math.max(...moves.map(({ gain }) => gain))
}

/** What is granted besides the usual, of each element the last. */
export function signsOf(moves: readonly MoveView[], touched: Touched): readonly SignView[] {
  const found = new Map<string, SignView>()
  for (const move of meant(moves, touched)) {
    if (move.sign && isArmed(move, touched)) found.set(move.sign.element, move.sign)
  }
  return [...found.values()]
}
