import { idOf, itemElements } from '../../dom/anchor.js'
import { isDocumentScroller, scrollerOf } from '../../dom/scroller.js'

export interface ObserveItemsOptions {
  /** Share of the item or of the viewport that must be visible. */
  readonly threshold: number
  readonly minTimeMs: number
  readonly isSeen: (id: string) => boolean
  /** Called with items that were visible for long enough. Their elements are not watched any more. */
  readonly onSeen: (ids: readonly string[]) => void
}

export interface ItemObserver {
  /** Reports the items that have been visible for long enough until now. */
  readonly collect: () => void
  readonly stop: () => void
}

/** Steps in which a tall item enters the viewport: half of the viewport can be a small part of such an item. */
const STEPS = 50

/** Watches the items below `root`, also those that are rendered later, with one IntersectionObserver. */
export function observeItems(
  root: Element,
  { threshold, minTimeMs, isSeen, onSeen }: ObserveItemsOptions,
): ItemObserver {
  const known = new WeakSet<HTMLElement>()
  const waiting = new Set<HTMLElement>()
  const visibleSince = new Map<HTMLElement, number>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const intersections = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        const element = entry.target as HTMLElement
        if (!isVisible(entry, threshold)) visibleSince.delete(element)
        else if (!visibleSince.has(element) && document.visibilityState === 'visible')
          visibleSince.set(element, performance.now())
      }
      schedule()
    },
    { threshold: Array.from({ length: STEPS }, (_, step) => (threshold * (step + 1)) / STEPS) },
  )

  function schedule(): void {
    clearTimeout(timer)
    if (visibleSince.size === 0) return
    const due = Math.min(...visibleSince.values()) + minTimeMs
    timer = setTimeout(collect, Math.max(0, due - performance.now()))
  }

  function collect(): void {
    const now = performance.now()
    const seen = [...visibleSince].flatMap(([element, since]) => (now - since >= minTimeMs ? [element] : []))
    for (const element of seen) forget(element)
    if (seen.length > 0) onSeen(seen.map(idOf))
    schedule()
  }

  function forget(element: HTMLElement): void {
    visibleSince.delete(element)
    waiting.delete(element)
    intersections.unobserve(element)
  }

  function watch(element: HTMLElement): void {
    if (known.has(element)) return
    known.add(element)
    if (isSeen(idOf(element))) return
    waiting.add(element)
    intersections.observe(element)
  }

  // A virtual grid renders items without a change of the list. Only the nodes that changed are read, because a list may
  // have 10,000 items.
  const mutations = new MutationObserver((records) => {
    for (const { addedNodes, removedNodes } of records) {
      for (const element of itemsAmong(removedNodes)) if (!element.isConnected) forget(element)
      for (const element of itemsAmong(addedNodes)) if (isItemOf(root, element)) watch(element)
    }
  })
  mutations.observe(root, { childList: true, subtree: true })
  for (const element of itemElements(root)) watch(element)

  const onVisibilityChange = () => {
    if (document.visibilityState === 'hidden') {
      collect()
      visibleSince.clear()
      clearTimeout(timer)
      return
    }
    // The observer reports each element again, so the time starts from scratch.
    for (const element of waiting) {
      intersections.unobserve(element)
      intersections.observe(element)
    }
  }
  document.addEventListener('visibilitychange', onVisibilityChange)

  return {
    collect,
    stop() {
      clearTimeout(timer)
      intersections.disconnect()
      mutations.disconnect()
      document.removeEventListener('visibilitychange', onVisibilityChange)
    },
  }
}

const ITEM = '[data-item-id]'

function* itemsAmong(nodes: NodeList): Generator<HTMLElement> {
  for (const node of nodes) {
    if (!(node instanceof HTMLElement)) continue
    if (node.matches(ITEM)) yield node
    yield* node.querySelectorAll<HTMLElement>(ITEM)
  }
}

/** Whether an item is in the list, and not in a list inside of it. */
function isItemOf(root: Element, element: HTMLElement): boolean {
  return element.closest('[data-product-list]') === root
}

function isVisible(
  { intersectionRatio, intersectionRect, boundingClientRect, target }: IntersectionObserverEntry,
  threshold: number,
): boolean {
  if (intersectionRatio >= threshold) return true
  if (intersectionRatio === 0) return false
  const scroller = scrollerOf(target)
  const viewportHeight = isDocumentScroller(scroller) ? innerHeight : scroller.clientHeight
  return (
    intersectionRect.height >= threshold * viewportHeight &&
    intersectionRect.width >= threshold * Math.min(boundingClientRect.width, innerWidth)
  )
}
