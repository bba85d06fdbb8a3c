import type { Identified } from '../core/index.js'

/** A run of items that render together. */
export interface Chunk<TItem> {
  readonly key: number
  readonly items: readonly TItem[]
}

/** Items in a chunk of new ones, at most: about a page. */
const SIZE = 24

/**
 * Cuts a window into chunks so that what did not change keeps its chunk, by reference: an append or a prepend
 * costs React the new chunks, however many there are. The pages themselves would not do: when an item is
 * inserted above, every later item moves on by one, and those that cross into another page would lose their
 * elements, with focus and loaded images.
 *
 * Chunks at both ends that are still the same are kept. In between, an item stays in its chunk, a new item
 * joins the chunk that it was put in the midst of, and all other new ones make chunks of their own.
 */
export function chunkItems<TItem extends Identified>(
  items: readonly TItem[],
  previous: readonly Chunk<TItem>[],
): readonly Chunk<TItem>[] {
  let start = 0
  let first = 0
  for (let chunk; (chunk = previous[first]) && isAt(items, start, chunk); first++) start += chunk.items.length
  let end = items.length
  let last = previous.length
  for (let chunk; last > first && (chunk = previous[last - 1]); last--) {
    const before = end - chunk.items.length
    if (before < start || !isAt(items, before, chunk)) break
    end = before
  }
  const middle = previous.slice(first, last)
  return [
    ...previous.slice(0, first),
    ...rechunk(items.slice(start, end), middle, nextKey(previous)),
    ...previous.slice(last),
  ]
}

function rechunk<TItem extends Identified>(
  items: readonly TItem[],
  previous: readonly Chunk<TItem>[],
  newKey: number,
): readonly Chunk<TItem>[] {
  const keys = new Map(previous.flatMap(({ key, items }) => items.map((item) => [item.id, key] as const)))
  // For each item the chunk it was in; for a new one, that of the next item that was in any.
  const ahead: (number | undefined)[] = []
  for (let index = items.length - 1; index >= 0; index--) {
    ahead[index] = keys.get(items[index]?.id as string) ?? ahead[index + 1]
  }

  const unused = new Map(previous.map((chunk) => [chunk.key, chunk]))
  const chunks: { key: number; items: TItem[]; old: Chunk<TItem> | undefined }[] = []
  items.forEach((item, index) => {
    const key = keys.get(item.id)
    const isFree = key !== undefined && unused.has(key)
    const current = chunks.at(-1)
    // An item that moved, so that its chunk is closed already, stays where it is, within bounds.
    const bound = key === undefined ? (current?.old ? 0 : SIZE) : isFree ? 0 : 2 * SIZE
    if (current && (current.key === ahead[index] || current.items.length < bound)) {
      current.items.push(item)
      return
    }
    chunks.push({ key: isFree ? key : newKey++, items: [item], old: isFree ? unused.get(key) : undefined })
    if (isFree) unused.delete(key)
  })
  return chunks.map(({ key, items, old }) =>
    old?.items.length === items.length && isAt(items, 0, old) ? old : { key, items },
  )
}

function nextKey(chunks: readonly Chunk<unknown>[]): number {
  return chunks.reduce((highest, { key }) => Math.max(highest, key), -1) + 1
}

function isAt<TItem>(items: readonly TItem[], start: number, chunk: Chunk<TItem>): boolean {
  return chunk.items.every((item, index) => item === items[start + index])
}
