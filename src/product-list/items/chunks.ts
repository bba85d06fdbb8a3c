import type { Entity } from '../../core/index.js'

/** A run of items that render together. Chunks are items too, and can be cut into chunks of their own. */
export interface Chunk<TItem> extends Entity {
  readonly items: readonly TItem[]
}

/** Items in a chunk of new ones, at most: about a page. */
const SIZE = 24

/** No two chunks have the same id; which one they have means nothing. */
let lastId = 0

/**
 * Cuts a window into chunks so that what did not change keeps its chunk, by reference: an append or a prepend
 * costs React the new chunks, however many there are. The pages themselves would not do: when an item is
 * inserted above, every later item moves on by one, and those that cross into another page would lose their
 * elements, with focus and loaded images.
 *
 * Chunks at both ends that are still the same are kept. In between, an item stays in its chunk, a new item
 * joins the chunk that it was put in the midst of or one before it that has room, and all other new ones make
 * chunks of their own.
 */
export function chunkItems<TItem extends Entity>(
  items: readonly TItem[],
  previous: readonly Chunk<TItem>[],
): readonly Chunk<TItem>[] {
  let start = 0
  let first = 0
  for (let chunk; (chunk = previous[first]) && isAt(items, start, chunk); first++) start += chunk.items.length
  const lastKept = previous[first - 1]
  if (start < items.length && lastKept && lastKept.items.length < SIZE) {
    first--
    start -= lastKept.items.length
  }
  let end = items.length
  let last = previous.length
  for (let chunk; last > first && (chunk = previous[last - 1]); last--) {
    const before = end - chunk.items.length
    if (before < start || !isAt(items, before, chunk)) break
    end = before
  }
  const middle = previous.slice(first, last)
  return [...previous.slice(0, first), ...rechunk(items.slice(start, end), middle), ...previous.slice(last)]
}

function rechunk<TItem extends Entity>(
  items: readonly TItem[],
  previous: readonly Chunk<TItem>[],
): readonly Chunk<TItem>[] {
  const chunkIds = new Map(previous.flatMap(({ id, items }) => items.map((item) => [item.id, id] as const)))
  // For each item the chunk it was in; for a new one, that of the next item that was in any.
  const ahead: (string | undefined)[] = []
  for (let index = items.length - 1; index >= 0; index--) {
    ahead[index] = chunkIds.get(items[index]?.id as string) ?? ahead[index + 1]
  }

  const unused = new Map(previous.map((chunk) => [chunk.id, chunk]))
  const chunks: { id: string; items: TItem[]; old: Chunk<TItem> | undefined }[] = []
  items.forEach((item, index) => {
    const id = chunkIds.get(item.id)
    const old = id === undefined ? undefined : unused.get(id)
    const current = chunks.at(-1)
    // An item that moved, so that its chunk is closed already, stays where it is, within bounds.
    const bound = old ? 0 : id === undefined ? SIZE : 2 * SIZE
    if (current && (current.id === ahead[index] || current.items.length < bound)) {
      current.items.push(item)
      return
    }
    chunks.push({ id: old?.id ?? `${++lastId}`, items: [item], old })
    if (old) unused.delete(old.id)
  })
  return chunks.map(({ id, items, old }) =>
    old?.items.length === items.length && isAt(items, 0, old) ? old : { id, items },
  )
}

function isAt<TItem>(items: readonly TItem[], start: number, chunk: Chunk<TItem>): boolean {
  // A plain loop: it goes through 10,000 items at each change of them.
  let same = 0
  while (same < chunk.items.length && chunk.items[same] === items[start + same]) same++
  return same === chunk.items.length
}
