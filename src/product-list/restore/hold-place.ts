import { itemElements, offsetOf } from '../../dom/anchor.js'
import { treesAround } from '../../dom/composed-tree.js'
import { listen } from '../../dom/listen.js'
import { observeSizes } from '../../dom/observe-sizes.js'
import { isProgrammaticScroll, scrollerOf, scrollRootOf } from '../../dom/scroller.js'
import type { ListRecord } from '../state/restoration.js'
import { isRouterPosition } from './router-positions.js'

/** In milliseconds: a router scrolls once its lazy routes have loaded, which can be after the list has loaded. */
const HOLD_TIME = 2_000

/** In milliseconds without a scroll event: a smooth scroll has ended. */
const REST_TIME = 150

interface HoldOptions {
  /** The item to hold; `undefined` while a virtual grid does not render it. */
  readonly find: () => Element | undefined
  readonly restore: () => void
  readonly onEnd: () => void
}

export interface Hold {
  /** Starts the time again: the list, or a router, has just scrolled. */
  readonly extend: () => void
  readonly stop: () => void
}

/**
 * Keeps a restored place although a router scrolls to the position that it recorded, until the user acts.
 * A scroll to any other position is the app's (`scrollIntoView`, a hash, assistive technology) and ends the hold.
 */
export function holdPlace(root: Element, record: ListRecord, { find, restore, onEnd }: HoldOptions): Hold {
  const { hash } = location
  let endTimer: ReturnType<typeof setTimeout> | undefined
  let restTimer: ReturnType<typeof setTimeout> | undefined
  /** Time of the last event of a scroll that began before the list was restored. */
  let earlyTime = -Infinity
  let heldTop = 0
  const findScroller = () => scrollerOf(itemElements(root)[0] ?? root)
  const onScroll = ({ target, timeStamp }: Event) => {
    const scroller = findScroller()
    if (!record.holdsViewport || target !== scrollRootOf(scroller)) return
    const isEarly = !endTimer || timeStamp - earlyTime < REST_TIME
    if (isEarly) earlyTime = timeStamp
    if (!endTimer || isInPlace()) return
    if (location.hash !== hash) {
      end()
      return
    }
    // A smooth scroll can pass a router's position, so judge where it comes to rest.
    if (restTimer || !judge()) {
      clearTimeout(restTimer)
      restTimer = setTimeout(() => judge() || end(), REST_TIME)
    }

    function judge(): boolean {
      restTimer = undefined
      const isRestored =
        isEarly ||
        // A virtual grid scrolls when it measures rows.
        isProgrammaticScroll(scroller) ||
        isRouterPosition(scroller, record.scrollTop)
      if (isRestored) restore()
      extend()
      return isRestored
    }
  }
  // Content above the list can load later than the list, and browsers do not anchor at the top of a page.
  const onResize = () => {
    if (!endTimer || isInPlace() || findScroller().scrollTop !== heldTop) return
    restore()
    heldTop = findScroller().scrollTop
  }
  const stops = [
    observeSizes(root, onResize),
    listen([window], ['wheel', 'touchstart', 'pointerdown', 'keydown'], end),
    // On the window too, which is first: automatic loading must not take a router's scroll for the user's.
    listen([window, ...treesAround(root)], ['scroll'], onScroll),
    // `focus()` scrolls before the microtask: assistive technology and apps move the focus.
    listen([window], ['focusin'], ({ target }) => {
      queueMicrotask(() => {
        if (endTimer && !isInPlace() && isInView(target as Element)) end()
      })
    }),
  ]
  return { extend, stop }

  function isInPlace(): boolean {
    const element = find()
    // Browsers round positions.
    return !!element && Math.abs(offsetOf(element) - record.offset) < 2
  }

  function extend(): void {
    heldTop = findScroller().scrollTop
    clearTimeout(endTimer)
    endTimer = setTimeout(end, HOLD_TIME)
  }

  function stop(): void {
    clearTimeout(endTimer)
    clearTimeout(restTimer)
    for (const stop of stops) stop()
  }

  function end(): void {
    stop()
    onEnd()
  }
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
