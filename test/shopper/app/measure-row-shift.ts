interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node?: Node | null }[]
}

const page = Object.assign(globalThis, { rowShift: 0 })

/** Adds up how far the layout moves rows of lists on the screen. A program that drives the page reads the sum. */
export function measureRowShift(): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      const isOfRow = sources.some(({ node }) => node && elementOf(node)?.closest('#list [data-item-id]'))
      if (isOfRow && !hadRecentInput) page.rowShift += value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

function elementOf(node: Node): Element | null {
  return node instanceof Element ? node : node.parentElement
}
