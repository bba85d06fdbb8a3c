const LIVE = '[aria-live], [role=status], [role=alert], [role=log]'

export interface LiveRegions {
  readonly stop: () => void
}

/** Calls `announce` for each change of a live region, as a browser would notify a screen reader. */
export function watchLiveRegions(announce: (line: string) => void): LiveRegions {
  const texts = new Map<Element, string>()
  // The text that a page opens with is not announced.
  for (const region of document.querySelectorAll(LIVE)) texts.set(region, textOf(region))

  const observer = new MutationObserver(() => {
    for (const region of document.querySelectorAll(LIVE)) {
      const before = texts.get(region)
      const text = textOf(region)
      texts.set(region, text)
      if (text === (before ?? '')) continue
      const politeness = politenessOf(region)
      // Screen readers ignore the first text of a polite region that is inserted together with it.
      if (before === undefined && politeness === 'polite')
        announce(`not announced, its region is new: "${text}"`)
      else if (text) announce(`${politeness}: "${text}"`)
    }
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  return { stop: () => observer.disconnect() }
}

function politenessOf(region: Element): string {
  const live = region.getAttribute('aria-live')
  return live ?? (region.getAttribute('role') === 'alert' ? 'assertive' : 'polite')
}

/** Without what is hidden from assistive technology. */
function textOf(region: Element): string {
  const walker = document.createTreeWalker(region, NodeFilter.SHOW_TEXT)
  let text = ''
  while (walker.nextNode()) {
    const { parentElement, data } = walker.currentNode as Text
    const isHidden = parentElement!.closest('[aria-hidden=true], [hidden]') !== null
    if (!isHidden && parentElement!.checkVisibility()) text += data
  }
  return text.replace(/\s+/g, ' ').trim()
}
