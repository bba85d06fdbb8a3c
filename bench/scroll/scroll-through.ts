declare global {
  interface Window {
    scrollThrough: typeof scrollThrough
    /** Grows the list by a page in one commit, and nothing else. How long that took, in ms. */
    append: () => number
  }
}

/**
 * Scrolls, a step a frame, and watches.
 *
 * @param speed in pixels a frame
 * @param last what the last product says; `undefined` to scroll to the first
 */
export async function scrollThrough({
  speed,
  last,
}: {
  readonly speed: number
  readonly last: string | undefined
}) {
  const root = document.documentElement
  const isThere = () =>
    last === undefined
      ? scrollY === 0
      : scrollY + innerHeight >= root.scrollHeight - 1 && root.textContent.includes(last)
  const frames: number[] = []
  let [cards, blank] = [0, 0]
  while (!isThere()) {
    // Picks up speed, as a fling does. A jump to the very end goes unnoticed by react-virtuoso's `endReached`.
    const step = Math.min(speed, (frames.length + 1) * 250)
    scrollBy({ top: last === undefined ? -step : step, behavior: 'instant' })
    frames.push(await new Promise(requestAnimationFrame))
    const shown = [...document.querySelectorAll('[data-card]')]
    cards = Math.max(cards, shown.length)
    if (!shown.some(isInTheMiddle)) blank++
  }
  const intervals = frames.slice(1).map((time, index) => time - frames[index]!)
  const late = intervals.filter((interval) => interval > (1000 / 60) * 1.5).length
  return {
    'dropped, %': (late / intervals.length) * 100,
    'blank, %': (blank / frames.length) * 100,
    cards,
    seconds: (frames.at(-1)! - frames[0]!) / 1000,
  }
}

/** With some tolerance: between two rows there is nothing. */
function isInTheMiddle(card: Element): boolean {
  const { top, bottom } = card.getBoundingClientRect()
  return top < innerHeight / 2 + 20 && bottom > innerHeight / 2 - 20
}
