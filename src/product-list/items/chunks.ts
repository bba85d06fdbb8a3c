import type { Entity } from '../../core/resources/define-resource.js'

/** Consecutive items that render together. A chunk has an id, so that chunks can be chunked too. */
export interface Chunk<TItem> extends Entity {
  readonly items: readonly TItem[]
}

/** Maximum number of new items in a chunk: about a page. */
const SIZE = 24

/** Numbers the keys of chunks, so that no two lists share a key. */
let lastId = 0

// Unchanged chunks keep their identity, so that React renders only the changed ones. Pages cannot be chunks: an item
// that moves to another page would remount, and lose its focus and its loaded image.
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

/** Old items stay in their chunk; a new item joins a neighbour with room, else a new chunk. */
function rechunk<TItem extends Entity>(
  items: readonly TItem[],
  previous: readonly Chunk<TItem>[],
): readonly Chunk<TItem>[] {
  const chunkIds = new Map(previous.flatMap(({ id, items }) => items.map((item) => [item.id, id] as const)))
  // The previous chunk of each item; for a new item, the chunk of the next old item.
  const targetIds: (string | undefined)[] = []
  for (let index = items.length - 1; index >= 0; index--) {
    targetIds[index] = chunkIds.get(items[index]?.id as string) ?? targetIds[index + 1]
  }

  const unused = new Map(previous.map((chunk) => [chunk.id, chunk]))
  const chunks: { id: string; items: TItem[]; old: Chunk<TItem> | undefined }[] = []
  items.forEach((item, index) => {
    const id = chunkIds.get(item.id)
    const old = id === undefined ? undefined : unused.get(id)
    const current = chunks.at(-1)
    // If the chunk of a moved item is complete, the item joins the current chunk, which may grow to 2 * SIZE.
    const maxLength = old ? 0 : id === undefined ? SIZE : 2 * SIZE
    if (current && (current.id === targetIds[index] || current.items.length < maxLength)) {
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
  // A plain loop is faster: each change of the list compares up to 10,000 items.
  let same = 0
  while (same < chunk.items.length && chunk.items[same] === items[start + same]) same++
  return same === chunk.items.length
}
