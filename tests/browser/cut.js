// Every text that is seen is measured: is it within what hides the rest, within its button, within the screen?
() => {
  const SLACK = 1.5
  /** What a player is told to do has one line on a phone, so that the sheet above it does not move. */
  const ONE_LINE = 'footer .status:not(.whole)'
  const found = new Set()
  const screen = document.documentElement.clientWidth

  /** Boxes that only screen readers are to hear of are as small as a dot. */
  const unseen = (element) => {
    const { width, height } = element.getBoundingClientRect()
    return width <= 2 || height <= 2 || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }

  const beyond = (rect, box) =>
    rect.left < box.left - SLACK ||
    rect.right > box.right + SLACK ||
    rect.top < box.top - SLACK ||
    rect.bottom > box.bottom + SLACK

  const judge = (text, element, rect) => {
    const words = text.trim().slice(0, 60)
    let scrolls = false
    for (let box = element; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(box)
      const area = box.getBoundingClientRect()
      if (area.width <= 2 || area.height <= 2) return
      if ([overflowX, overflowY].some((way) => way === 'auto' || way === 'scroll')) scrolls = true
      if (scrolls) break
      if ((overflowX === 'hidden' || overflowX === 'clip') && beyond(rect, area))
        return found.add(`hidden: ${words} (in ${box.tagName.toLowerCase()}.${box.className})`)
      if (box.matches('button, a[class], [role=button]') && beyond(rect, area))
        return found.add(`button: ${words} (in ${box.tagName.toLowerCase()}.${box.className})`)
      if (position === 'fixed') break
    }
    if (!scrolls && (rect.left < -SLACK || rect.right > screen + SLACK)) found.add(`screen: ${words}`)
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    const element = node.parentElement
    if (!node.data.trim() || !element || element.closest('script, style, svg, template') || unseen(element)) continue
    if (element.closest(ONE_LINE)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const rect of range.getClientRects()) judge(node.data, element, rect)
  }
  const wider = document.documentElement.scrollWidth - screen
  if (wider > 0) found.add(`screen: the page is ${wider} pixels wider`)
  return [...found]
}
