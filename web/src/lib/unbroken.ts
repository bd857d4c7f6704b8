/** Where a line of a text does not end: in sums, and behind the letter of a word such as U-Bahn. */

const BEFORE_NUMBER = / ([×=+−]) (?=[−(\d])/g
const BEHIND_NUMBER = /([\d)]) ([×=]\u00a0)/g
const LETTER = /(^|\P{L})(\p{Lu}-)(?=\p{L})/gu

/** A sign stays with the number behind it, a bare product and what it makes are one piece. */
export function unbroken(text: string): string {
  return text.replace(BEFORE_NUMBER, ' $1\u00a0').replace(BEHIND_NUMBER, '$1\u00a0$2').replace(LETTER, '$1$2\u2060')
}
