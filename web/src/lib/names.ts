/** Names of people: as long as the server keeps them (server/match/names.py). */

/** Characters as people see them: a letter with its accents is one, and so is a joined emoji. */
export const NAME_LENGTH = 24
export const NAME_BYTES = 128

const bytes = new TextEncoder()

/** What people see as single characters; without a segmenter at least no character is torn apart. */
function graphemes(text: string): string[] {
  if (typeof Intl.Segmenter !== 'function') return [...text]
  return [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment)
}

/** As much of a name as the server keeps, cut between characters; one that is short enough stays as it was typed. */
export function shortened(name: string): string {
  const whole = name.normalize('NFC')
  let kept = ''
  let size = 0
  for (const [count, grapheme] of graphemes(whole).entries()) {
    size += bytes.encode(grapheme).length
    if (count === NAME_LENGTH || size > NAME_BYTES) return kept
    kept += grapheme
  }
  return name
}
