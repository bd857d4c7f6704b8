/** Keys of a match that work wherever the focus is: Backspace takes back, R or the space bar is ready. */

export interface MatchKeys {
  /** Something else has the keys, such as a dialog. */
  isBusy: () => boolean
  takeBack: () => void
  ready: () => void
}

export function matchKeys({ isBusy, takeBack, ready }: MatchKeys): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy()) return
    const at = event.target as Element
    if (at.closest('input, textarea, select, dialog')) return
    if (event.key === 'Backspace') takeBack()
    else if (event.key === 'r' || event.key === 'R') ready()
    else if (event.key === ' ' && !at.closest('button, a, [role="button"]')) ready()
    else return
    event.preventDefault()
  }
}
