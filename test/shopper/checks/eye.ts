import type { Eye } from '../shopper-page.js'

/** In pixels: browsers round positions. */
const TOLERANCE = 2

/**
 * @param isGrowing the page around a frame scrolls, and the list in the frame cannot know which rows are on screen: it promises to
 *   keep none of them there
 * @returns what moved although the shopper did not
 */
export function compareEyes(
  before: Eye,
  after: Eye,
  changed: ReadonlySet<string>,
  isGrowing = false,
): string[] {
  const rows = isGrowing ? [] : compareRows(before, after, changed)
  return [...rows, ...compareSides(before, after, changed)]
}

function compareRows(before: Eye, after: Eye, changed: ReadonlySet<string>): string[] {
  const rows = before.rows.filter(({ id }) => !changed.has(id))
  if (rows.length === 0 || before.list !== after.list) return []
  // A reader at the very top sees new rows.
  if (before.scrollTop <= 0 && after.scrollTop <= 0) return []
  const outcomes = rows.map(({ id, top }) => {
    const now = after.rows.find((each) => each.id === id)
    return { id, moved: now && now.top - top }
  })
  // The eye rests on one of the rows at the edge of the screen, and a change can be between them.
  if (outcomes.some(({ moved }) => moved !== undefined && Math.abs(moved) <= TOLERANCE)) return []
  // The page is too short to scroll that far: it was no longer than the screen, a row is gone, or the rows of a grid have
  // other neighbours and with them other heights, although no product after them is gone.
  const isAtEnd = after.scrollTop >= after.maxScrollTop - TOLERANCE
  const isShort = changed.size > 0 || after.after >= before.after
  if (isAtEnd && isShort && outcomes.every(({ moved = -1 }) => moved > 0)) return []
  const isAtTop = after.scrollTop <= 0
  if (isAtTop && changed.size > 0 && outcomes.every(({ moved = 1 }) => moved < 0)) return []
  const texts = outcomes
    .slice(0, 2)
    .map(({ id, moved }) =>
      moved === undefined ? `${id} is gone` : `${id} moved by ${Math.round(moved)} px`,
    )
  return [
    `${before.list}: ${texts.join(', ')} (scrolled to ${Math.round(before.scrollTop)} px, now ${Math.round(after.scrollTop)} of ${Math.round(after.maxScrollTop)})`,
  ]
}

function compareSides({ side }: Eye, after: Eye, changed: ReadonlySet<string>): string[] {
  if (!side || changed.has(side.id)) return []
  // New products at its start are in view there.
  if (side.scrollLeft === 0 && (after.side?.scrollLeft ?? 0) === 0) return []
  if (!after.side) return [`#carousel: ${side.id} is gone`]
  const moved = after.side.left - side.left
  return Math.abs(moved) > TOLERANCE ? [`#carousel: ${side.id} moved by ${Math.round(moved)} px`] : []
}
