/** What is in force, sorted by whom it concerns. */

import type { NoteView, OpenTurn } from '../generated/wire'

export interface Force {
  /** In this turn only: what its cards grant. */
  readonly turn: readonly NoteView[]
  /** For longer, for everybody or by the own pencil. */
  readonly lasting: readonly NoteView[]
  /** By the pencils of others. */
  readonly others: readonly NoteView[]
  /** Not yet. */
  readonly later: readonly NoteView[]
}

export function inForce({ notes }: OpenTurn, pencil: string): Force {
  const own = notes.filter((note) => !note.pencil || note.pencil === pencil)
  return {
    turn: own.filter(({ scope }) => scope === 'turn'),
    lasting: own.filter(({ scope }) => scope === 'round' || scope === 'match'),
    others: notes.filter((note) => note.pencil && note.pencil !== pencil),
    later: own.filter(({ scope }) => scope === 'later'),
  }
}
