export type WithId = { readonly id: string }

/**
 * Index in a changed list of the item at a position, else of its nearest remaining neighbour: the first one after
 * the item, else the last one before the item; -1 when none remains.
 */
export function nearestIndex(position: number, before: readonly WithId[], after: readonly WithId[]): number {
  const indices = new Map(after.map((item, index) => [item.id, index]))
  const candidates = [...before.slice(position), ...before.slice(0, position).reverse()]
  return indices.get(candidates.find(({ id }) => indices.has(id))?.id as string) ?? -1
}
