/**
 * Routers scroll to the top, to the position at which the user left, or to another one that they have stored: React
 * Router gives the first entry of each document the same key, so it mixes up their positions. Each as far as possible: a
 * smooth scroll rests where the page ended when the scroll began.
 * @param ends the highest scroll positions that the page has had
 */
export function isRouterPosition(
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
export function endOf({ scrollHeight, clientHeight }: Element): number {
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
