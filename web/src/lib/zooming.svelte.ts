/** How much of a sheet is seen, for buttons that stand beside it. */

import type { Stage } from './stage.svelte'

export class Zooming {
  /** Known once the sheet is there. */
  stage: Stage | null = $state.raw(null)

  get zoomed(): boolean {
    return this.stage?.zoomed ?? false
  }

  /** The whole sheet, or a part of it much larger. */
  swap(): void {
    this.stage?.swap()
  }
}
