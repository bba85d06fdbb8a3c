import type { Thing } from './history.js'

/** A list before a refetch, and the store after the changes. */
export interface Sight {
  readonly loaded: readonly Thing[]
  /** The rows on screen; those of the last page where nothing reports a screen. */
  readonly screen: readonly Thing[]
  /** Number of rows that fill the screen. */
  readonly length: number
  readonly limit: number
  readonly deletedCursor: 'resolves' | 400 | 404
  readonly store: readonly Thing[]
}

/**
 * The promise of a refetch: the first row on screen stays, and below it the list shows what follows it in the store until the
 * screen is full or the store ends. If that row was deleted or has moved away, the next one on screen counts; if none is
 * left, the nearest loaded row.
 *
 * @returns the rows of which the list shows one; none if the promise says nothing
 */
export function rowsToShow({ loaded, screen, limit, deletedCursor, store }: Sight): readonly Thing[] {
  const position = new Map(store.map(({ id }, at) => [id, at]))
  const place = new Map(loaded.map(({ id }, at) => [id, at]))
  const seenAt = place.get(screen[0]!.id)!

  // The one limit: the store refuses the cursors of all rows that are asked for.
  const isKnown = (distance: number) => position.has(loaded[seenAt + distance]?.id ?? '')
  if (deletedCursor !== 'resolves' && ![0, 1, -1, 3, -3, 7, -7].some(isKnown)) return []

  const isUnchanged = (row: Thing) => {
    const now = store[position.get(row.id) ?? -1]
    return now?.rank === row.rank && now.note === row.note
  }
  /** A row with other content has moved away if it is not near and between the unchanged rows that were above and below it. */
  const isThere = (row: Thing) => {
    const at = position.get(row.id)
    if (at === undefined || isUnchanged(row)) return at !== undefined
    const above = loaded.slice(0, place.get(row.id)).findLast(isUnchanged)
    const below = loaded.slice(place.get(row.id)! + 1).find(isUnchanged)
    const up = above ? at - position.get(above.id)! : Infinity
    const down = below ? position.get(below.id)! - at : Infinity
    const rowsTo = (other?: Thing) => (other ? Math.abs(place.get(other.id)! - place.get(row.id)!) : 0)
    return up > 0 && down > 0 && Math.min(up - rowsTo(above), down - rowsTo(below)) < Math.max(1, limit - 1)
  }
  const distanceOf = ({ id }: Thing) => Math.abs(place.get(id)! - seenAt)
  const next = screen.find(isThere)
  if (next) return [next]
  const left = loaded.filter(isThere)
  const nearest = left.filter((row) => distanceOf(row) === Math.min(...left.map(distanceOf)))
  return nearest.length > 0 ? nearest : loaded.filter(({ id }) => position.has(id))
}

/** Whether the list shows the row, and what follows it until the screen is full. */
export function isShown(row: Thing, items: readonly Thing[], { store, length }: Sight): boolean {
  const idsFrom = (rows: readonly Thing[]) =>
    rows.slice(rows.findIndex(({ id }) => id === row.id)).map(({ id }) => id)
  const following = idsFrom(store).slice(0, length)
  return String(idsFrom(items).slice(0, length)) === String(following)
}
