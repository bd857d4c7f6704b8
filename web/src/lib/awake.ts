/** The screen of this device does not switch itself off while it is only looked at. */

export function canStayAwake(): boolean {
  return 'wakeLock' in navigator
}

/** Until the function that it gives is called. A browser forgets it whenever the page is hidden, and may refuse. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null
  let over = false

  async function hold(): Promise<void> {
    if (over || !canStayAwake() || document.visibilityState === 'hidden') return
    try {
      lock = await navigator.wakeLock.request('screen')
      if (over) await lock.release()
    } catch {
      // Its battery is low, or its owner has forbidden it.
    }
  }

  const shown = () => void hold()
  document.addEventListener('visibilitychange', shown)
  void hold()
  return () => {
    over = true
    document.removeEventListener('visibilitychange', shown)
    void lock?.release().catch(() => undefined)
  }
}
