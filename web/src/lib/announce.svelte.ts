/** What a screen reader says without being asked. */

class Spoken {
  text = $state('')
}

export const spoken = new Spoken()

let waiting: string[] = []

/** What is said in the same moment is said as one. */
export function announce(text: string): void {
  if (!text) return
  if (!waiting.length)
    setTimeout(() => {
      // The same sentence again would not be a change.
      const said = waiting.join(' ')
      spoken.text = said === spoken.text ? `${said}\u00a0` : said
      waiting = []
    }, 50)
  waiting.push(text)
}
