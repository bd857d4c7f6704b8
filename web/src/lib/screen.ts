/** What kind of screen a match is shown on; the same conditions stand in its styles. */

import { MediaQuery } from 'svelte/reactivity'

/** Broad: there is room for a column beside the sheet, with the score pad in it. */
export const broad = new MediaQuery('(min-width: 64rem) and (min-aspect-ratio: 11 / 10)')
