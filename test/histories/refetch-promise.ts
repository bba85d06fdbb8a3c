import type { Thing } from './history.js'

/** A list before a refetch, and the store after the changes. */
export interface Sight {
  readonly loaded: readonly Thing[]
  /** The rows on screen; those of the last page where nothing reports a screen. */
  readonly screen: readonly Thing[]
  /** Number of rows that fill the screen. */
  readonly length: number
  readonly deletedCursor: 'resolves' | 400 | 404
  readonly store: readonly Thing[]
}

/**
 * The promise of a refetch: the first unchanged row on screen stays, and below it the list shows what follows it in the store
 * until the screen is full or the store ends. If every row on screen was changed or deleted, one of them counts, or the
 * nearest unchanged row that was loaded.
 *
 * @returns the rows of which the list shows one; none if the promise says nothing
 */
export function rowsToShow({ loaded, screen, deletedCursor, store }: Sight): readonly Thing[] {
  const now = new Map(store.map((row) => [row.id, row]))
  const place = new Map(loaded.map(({ id }, at) => [id, at]))
  const seenAt = place.get(screen[0]!.id)!

  // The one limit: the store refuses the cursors of all rows that are asked for.
  const isKnown = (distance: number) => now.has(loaded[seenAt + distance]?.id ?? '')
  if (deletedCursor !== 'resolves' && ![0, 1, -1, 3, -3, 7, -7].some(isKnown)) return []

  const isUnchanged = ({ id, rank, note }: Thing) => now.get(id)?.rank === rank && now.get(id)?.note === note
  const first = screen.find(isUnchanged)
  if (first) return [first]
  const left = loaded.filter(isUnchanged)
  const distanceOf = ({ id }: Thing) => Math.abs(place.get(id)! - seenAt)
  const nearest = left.filter((row) => distanceOf(row) === Math.min(...left.map(distanceOf)))
  const rest = nearest.length > 0 ? nearest : loaded
  return [...screen, ...rest].filter(({ id }) => now.has(id))
}

/** Whether the list shows the row, and what follows it until the screen is full, where the row has the height that it had. */
export function isShown(row: Thing, items: readonly Thing[], { store, screen, length }: Sight): boolean {
  const above = Math.max(
    0,
    screen.findIndex(({ id }) => id === row.id),
  )
  const idsFrom = (rows: readonly Thing[]) =>
    rows.slice(rows.findIndex(({ id }) => id === row.id)).map(({ id }) => id)
  const following = idsFrom(store).slice(0, length - above)
  return String(idsFrom(items).slice(0, length - above)) === String(following)
}
