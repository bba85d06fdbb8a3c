import { hasBox, itemElements, offsetOf } from '../../dom/anchor.js'
import { treesAround } from '../../dom/composed-tree.js'
import { listen } from '../../dom/listen.js'
import { observeSizes } from '../../dom/observe-sizes.js'
import { hasScrollAnchoring, isProgrammaticScroll, scrollerOf, scrollRootOf } from '../../dom/scroller.js'
import type { ListRecord } from '../state/restoration.js'

/** In milliseconds, and in frames, of which a slow device draws few: a router scrolls once its lazy routes have rendered. */
const HOLD_TIME = 2_000
const HOLD_FRAMES = 30

/** In milliseconds without a scroll event: a smooth scroll has ended. */
const REST_TIME = 150

/** As well, because on a slow device or a busy page, that time is over before the next frame of a smooth scroll. */
const REST_FRAMES = 5

/** A router scrolls a few times. What scrolls more often wants another place, such as a script that tests a page. */
const MAX_ROUTER_SCROLLS = 5

export interface Hold {
  /** Starts the time again: the list, or a router, has just scrolled. */
  readonly extend: () => void
  readonly stop: () => void
  /** Whether the item was in its place in the last frame. */
  readonly isSettled: () => boolean
}

type HeldPlace = Pick<ListRecord, 'offset' | 'holdsViewport'> & Partial<Pick<ListRecord, 'scrollTop'>>

interface HoldOptions {
  /** The item to hold; `undefined` while a virtual grid does not render it. */
  readonly find: () => Element | undefined
  readonly restore: () => void
  readonly onEnd?: () => void
}

/**
 * Keeps a restored place although a router scrolls to the position that it recorded, until the user acts.
 * A scroll to any other position is the app's (`scrollIntoView`, a hash, assistive technology) and ends the hold.
 */
export function holdPlace(root: Element, record: HeldPlace, { find, restore, onEnd }: HoldOptions): Hold {
  const { hash } = location
  let endTimer: ReturnType<typeof setTimeout> | undefined
  /** Of the last event of a scroll that is not known to be the list's or a router's. */
  let [restTime, restFrame] = [NaN, 0]
  /** Time of the last event of a scroll that began before the list was restored. */
  let earlyTime = -Infinity
  /** Of that event. At first, as if the scroll had ended with the first frame. */
  let earlyFrame = 1 - REST_FRAMES
  let [frames, routerScrolls, heldTop] = [0, 0, 0]
  const ends = new Set<number>()
  let heldScroller: HTMLElement | undefined
  let anchorless: HTMLElement | undefined
  let [isShown, isSettled] = [false, false]
  const findFirst = () => itemElements(root)[0] ?? root
  const findScroller = () => scrollerOf(findFirst())
  const onScroll = ({ target, timeStamp }: Event) => {
    const scroller = findScroller()
    // A list that has just appeared, for example in a dialog, is restored before the next paint.
    if (!record.holdsViewport || target !== scrollRootOf(scroller) || (endTimer && !isShown)) return
    // The event of the list's own scroll says nothing of the scroll before.
    if (endTimer && isInPlace()) return
    // A browser moves the page once more for the smooth scroll of a router that the restored list has just ended.
    const isSmooth = getComputedStyle(scroller).scrollBehavior === 'smooth'
    const isLeftOver = frames - earlyFrame < REST_FRAMES && (earlyTime > 0 || isSmooth)
    const isEarly = !endTimer || timeStamp - earlyTime < REST_TIME || isLeftOver
    if (isEarly) [earlyTime, earlyFrame] = [timeStamp, frames]
    if (!endTimer) return
    if (location.hash !== hash) end()
    // A smooth scroll can pass a router's position, so judge where it comes to rest.
    else if (restTime || !judge(isEarly)) [restTime, restFrame] = [timeStamp, frames]
  }
  const judge = (isEarly?: boolean) => {
    const [element, scroller] = [find(), findScroller()]
    const isRestored =
      isEarly ||
      // A virtual grid scrolls when it measures rows, also during a fling of the user.
      (isProgrammaticScroll(scroller) && (record.scrollTop || !restTime)) ||
      // The page ends above the place: rows that a virtual grid has measured are shorter than those that it expected.
      (element && offsetOf(element) > record.offset && scroller.scrollTop >= endOf(scroller) - 1) ||
      // A router scrolls only after a navigation.
      (isRouterPosition(scroller, record.scrollTop, ends) && ++routerScrolls <= MAX_ROUTER_SCROLLS)
    if (!isRestored) return false
    restore()
    extend(true)
    return true
  }
  const check = () => {
    if (!endTimer) return
    const hasAppeared = !isShown && hasBox(findFirst())
    const scroller = findScroller()
    // At another position, the event of a scroll by the user is about to fire, or the scroll has not come to rest. A dialog
    // becomes the scroller when the list overflows it. A carousel does not move with the page, so it is always restored.
    const isOurs =
      !restTime &&
      (scroller !== heldScroller || scroller.scrollTop === heldTop || isProgrammaticScroll(scroller))
    if (hasAppeared || !record.holdsViewport || (!isInPlace() && isOurs)) restore()
    isSettled = isInPlace()
    if (hasAppeared) extend()
    else if (isSettled) hold()
  }
  // In an element with a fixed height, content can grow without a new size of any element around the list.
  const checkFrames = (time: number) => {
    frame = requestAnimationFrame(checkFrames)
    frames++
    ends.add(endOf(findScroller()))
    if (time - restTime >= REST_TIME && frames - restFrame >= REST_FRAMES && !judge()) end()
    else check()
  }
  let frame = record.holdsViewport ? requestAnimationFrame(checkFrames) : 0
  const stops = [
    observeSizes(root, check),
    listen([window], ['wheel', 'touchstart', 'pointerdown', 'keydown'], end),
    // On the window too, which is first: automatic loading must not take a router's scroll for the user's.
    listen([window, ...treesAround(root)], ['scroll'], onScroll),
    // `focus()` scrolls before the microtask: assistive technology and apps move the focus.
    listen([window], ['focusin'], ({ target }) => {
      queueMicrotask(() => {
        // A dialog that opens moves the focus into the list that it shows: the user has not.
        const { top, bottom } = (target as Element).getBoundingClientRect()
        if (endTimer && isShown && !isInPlace() && bottom > 0 && top < innerHeight) end()
      })
    }),
  ]
  return { extend, stop, isSettled: () => isSettled }

  function isInPlace(): boolean {
    const element = find()
    // Where another list holds the page, every position of a carousel will do. Browsers round positions.
    return !!element && (!record.holdsViewport || Math.abs(offsetOf(element) - record.offset) < 2)
  }

  function hold(): void {
    heldScroller = findScroller() as HTMLElement
    heldTop = heldScroller.scrollTop
    isShown = hasBox(findFirst())
    if (record.holdsViewport) anchorless = stopAnchoring(heldScroller, anchorless)
  }

  /** A smooth scroll that was cut short, or seemed to be over on a busy page, still moves the page in the next frames. */
  function extend(hasCutScroll = restTime > 0): void {
    if (hasCutScroll) [earlyFrame, restTime] = [frames, NaN]
    hold()
    wait()
  }

  function wait(): void {
    clearTimeout(endTimer)
    const lastFrame = frame && frames + HOLD_FRAMES
    endTimer = setTimeout(() => (restTime || frames < lastFrame ? wait() : end()), HOLD_TIME)
  }

  function stop(): void {
    clearTimeout(endTimer)
    cancelAnimationFrame(frame)
    anchorless?.style.removeProperty('overflow-anchor')
    for (const stop of stops) stop()
  }

  function end(): void {
    stop()
    onEnd?.()
  }
}

/** The scroll anchoring of the browser can keep another row in place than the one held. */
function stopAnchoring(scroller: HTMLElement, last?: HTMLElement): HTMLElement | undefined {
  if (!hasScrollAnchoring(scroller)) return last
  last?.style.removeProperty('overflow-anchor')
  scroller.style.setProperty('overflow-anchor', 'none')
  return scroller
}

/**
 * Routers scroll to the top, to the position at which the user left, or to another one that they have stored: React
 * Router gives the first entry of each document the same key, so it mixes up their positions. Each as far as possible: a
 * smooth scroll rests where the page ended when the scroll began.
 * @param ends the highest scroll positions that the page has had
 */
function isRouterPosition(
  scroller: Element,
  recorded: number | undefined,
  ends: ReadonlySet<number>,
): boolean {
  if (recorded === undefined) return false
  return [0, recorded, ...storedPositions()].some((position) =>
    [endOf(scroller), ...ends].some((end) => Math.abs(Math.min(position, end) - scroller.scrollTop) <= 1),
  )
}

/** The highest scroll position. */
function endOf({ scrollHeight, clientHeight }: Element): number {
  return scrollHeight - clientHeight
}

/** Numbers in keys such as `react-router-scroll-positions`, `tsr-scroll-restoration-v1_3` and `__next_scroll_…`. */
function storedPositions(): number[] {
  try {
    return Object.entries(sessionStorage).flatMap(([key, text]: [string, string]) =>
      /scroll/i.test(key) ? numbersOf(text) : [],
    )
  } catch {
    // The browser blocks storage.
    return []
  }
}

/** The numbers among the values of JSON, whatever its shape. Other values are NaN, or 0. */
function numbersOf(text: string): number[] {
  return text.split(/[,}]/).map((part) => Number(part.slice(part.lastIndexOf(':') + 1)))
}
