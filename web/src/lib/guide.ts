/** Places in the rules of a game: each has an id in the page, so that others can lead there. */

import type { GuideSection } from '../generated/wire'

/** The id of a section's heading. */
export function anchor(place: number): string {
  return `rule-${place + 1}`
}

/** The id of what is asked for: a paragraph by its key, a section by the key of its heading or by its module. */
export function idOf(sections: readonly GuideSection[], asked: string): string {
  const place = sections.findIndex(({ heading, module }) => heading.key === asked || module === asked)
  return place < 0 ? asked : anchor(place)
}

/** Whether it is the first paragraph of its key: that is the one with an id. */
export function isFirst(sections: readonly GuideSection[], place: number, number: number): boolean {
  const above = sections[place]?.paragraphs.slice(0, number) ?? []
  const before = [...sections.slice(0, place).flatMap(({ paragraphs }) => paragraphs), ...above]
  return !before.some(({ key }) => key === sections[place]?.paragraphs[number]?.key)
}

/** The rules of a game as a page. */
export function pageOf(game: string): string {
  return `/rules/${game}`
}

/** Whether a link is to open in a window or tab of its own. */
export function opensElsewhere({ ctrlKey, metaKey, shiftKey, button }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || button > 0
}
