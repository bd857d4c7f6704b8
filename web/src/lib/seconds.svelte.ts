/** The own clock, second by second, for as long as the calling component is there. */
export class Seconds {
  now = $state(Date.now() / 1000)

  constructor() {
    $effect(() => {
      const timer = setInterval(() => (this.now = Date.now() / 1000), 1000)
      return () => clearInterval(timer)
    })
  }
}
