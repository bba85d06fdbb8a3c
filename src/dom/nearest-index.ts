export type WithId = { readonly id: string }

/** New index of the item, else of the next remaining item, else of the previous one; -1 when none remains. */
export function nearestIndex(position: number, before: readonly WithId[], after: readonly WithId[]): number {
  const indices = new Map(after.map((item, index) => [item.id, index]))
  const candidates = [...before.slice(position), ...before.slice(0, position).reverse()]
  return indices.get(candidates.find(({ id }) => indices.has(id))?.id as string) ?? -1
}
