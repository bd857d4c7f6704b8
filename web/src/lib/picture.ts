/** A result as a picture to share: its forms, what is said on it, and where all of that lies. */

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Rect extends Size {
  readonly x: number
  readonly y: number
}

/** What chats show beside a link, and what they show by itself. */
export const FORMS = { wide: { width: 1200, height: 630 }, square: { width: 1200, height: 1200 } } as const
export type Form = keyof typeof FORMS

/** A line of the result. */
export interface Line {
  readonly place: string
  readonly name: string
  readonly total: string
  /** Whether it is that of the sheet. */
  readonly shown: boolean
}

export interface Result {
  readonly title: string
  /** The modules. */
  readonly about: string
  /** How it ended, and for one alone the verdict. */
  readonly heading: string
  readonly verdict: string
  /** For more than one. */
  readonly lines: readonly Line[]
  readonly app: string
}

const MARGIN = 40
const GAP = 44
/** So wide is what is said at least. */
const LEAST_WORDS = 430

/** Where the sheet lies, as large as it can, and where the words beside it. */
export function arranged(picture: Size, sheet: Size): { sheet: Rect; words: Rect } {
  const room = { width: picture.width - 2 * MARGIN - GAP - LEAST_WORDS, height: picture.height - 2 * MARGIN }
  const scale = Math.min(room.width / sheet.width, room.height / sheet.height)
  const [width, height] = [sheet.width * scale, sheet.height * scale]
  const x = MARGIN + width + GAP
  return {
    sheet: { x: MARGIN, y: (picture.height - height) / 2, width, height },
    words: { x, y: MARGIN, width: picture.width - x - MARGIN, height: room.height },
  }
}

/** A text on lines of this width, as `wide` measures it; what is left over of the last one ends with dots. */
export function wrapped(text: string, width: number, most: number, wide: (text: string) => number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word
    if (lines.length && wide(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  const kept = lines.slice(0, most)
  const last = lines.length > most ? `${kept.at(-1)}…` : (kept.at(-1) ?? '')
  return [...kept.slice(0, -1), shortened(last, width, wide)].map((line) => shortened(line, width, wide))
}

function shortened(text: string, width: number, wide: (text: string) => number): string {
  let letters = [...text]
  while (letters.length > 1 && wide(letters.join('')) > width) letters = [...letters.slice(0, -2), '…']
  return letters.join('')
}

export function sizeOf(svg: string): Size {
  const [, , width = 1, height = 1] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number)
  return { width, height }
}
