/** What touches mean: which move is meant, or how it goes on. Pure; see docs/client.md. */

import type { ChoiceView, MoveView } from '../generated/wire'

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
  return (
    goesOn(moves, touched, element) ?? (isNothing(touched) ? endsWith(moves, element) : touch(moves, NOTHING, element))
  )
}

export function isNothing({ prefix, end }: Touched): boolean {
  return prefix.length === 0 && end === null
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

/** Where it ends a single move that move is meant; where it ends several, they are narrowed to those. */
function endsWith(moves: readonly MoveView[], element: string): Meaning | null {
  const touched: Touched = { prefix: [], end: element }
  const found = meant(moves, touched)
  const [only] = found
  if (!only) return null
  return found.length === 1 ? { kind: 'move', move: only } : { kind: 'touched', touched }
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

/** Every element that means something now: it goes on, ends a move, or begins one anew. */
export function touchable(moves: readonly MoveView[], touched: Touched): ReadonlySet<string> {
  const found = new Set(continuing(moves, touched))
  for (const { taps } of moves) for (const element of [taps[0], taps[taps.length - 1]]) if (element) found.add(element)
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
