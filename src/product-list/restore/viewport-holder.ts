import { hasBox } from '../../dom/anchor.js'
import { isDocumentScroller, scrollerOf, topOf } from '../../dom/scroller.js'

/** The mounted lists that save a position, and under which key: only one of a page holds the viewport. */
const storageKeys = new Map<Element, string>()

/** Warns once for each key in development. */
const warned = new Set<string>()

export function addSavingRoot(root: Element, storageKey: string): () => void {
  if (process.env.NODE_ENV !== 'production' && [...storageKeys.values()].includes(storageKey)) {
    warnAboutSharedRecord(storageKey)
  }
  storageKeys.set(root, storageKey)
  return () => void storageKeys.delete(root)
}

function warnAboutSharedRecord(storageKey: string): void {
  if (warned.has(storageKey)) return
  warned.add(storageKey)
  console.warn(
    'storefront-react: two <ProductList.Root> show the same list in one history entry, so they share one saved scroll position.\n' +
      'What to do: pass restoreKey={null} to the one that need not be restored.',
  )
}

/** Whether the user reads this list: of the lists in its scroller, the one with the largest visible part. */
export function holdsViewport(root: Element): boolean {
  if (storageKeys.size < 2) return true
  const scroller = scrollerOf(root)
  const visible = visibleHeight(root, scroller)
  return [...storageKeys.keys()].every((other) => {
    if (other === root || scrollerOf(other) !== scroller) return true
    const otherVisible = visibleHeight(other, scroller)
    if (otherVisible !== visible) return otherVisible < visible
    return root.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING
  })
}

/** In CSS pixels. Negative: the distance to the viewport. */
function visibleHeight(root: Element, scroller: Element): number {
  if (!hasBox(root)) return -Infinity
  const { top, bottom } = root.getBoundingClientRect()
  const start = topOf(scroller)
  const height = isDocumentScroller(scroller) ? innerHeight : scroller.clientHeight
  return Math.min(bottom, start + height) - Math.max(top, start)
}
