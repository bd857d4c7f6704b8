/** Of some texts, the fullest first, an element shows the first that fits on its line; else the last. */
export function fitting(texts: readonly string[]): (element: HTMLElement) => () => void {
  return (element) => {
    const show = () => {
      for (const text of texts) {
        if (element.textContent !== text) element.textContent = text
        if (element.scrollWidth <= element.clientWidth) return
      }
    }
    const observer = new ResizeObserver(show)
    observer.observe(element)
    show()
    return () => observer.disconnect()
  }
}
