declare global {
  interface Window {
    scrollThrough: typeof scrollThrough
    /** Adds a page to the list in one commit and returns the time in ms. */
    append: () => number
  }
}

/**
 * Scrolls one step a frame and counts late and blank frames.
 *
 * @param speed in pixels a frame
 * @param last the name of the last product; `undefined` to scroll to the first
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
    // Accelerates, as a fling does. After a jump to the end react-virtuoso does not call `endReached`.
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

/** With a tolerance, because there is a gap between two rows. */
function isInTheMiddle(card: Element): boolean {
  const { top, bottom } = card.getBoundingClientRect()
  return top < innerHeight / 2 + 20 && bottom > innerHeight / 2 - 20
}
