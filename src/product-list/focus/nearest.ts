import type { Entity } from '../../core/index.js'

export type Items = readonly Entity[]

/** Where the item nearest to a position is afterwards: itself, else the first that stayed below, else above. */
export function nearest(position: number, before: Items, after: Items): number {
  const indices = new Map(after.map((item, index) => [item.id, index]))
  const candidates = [...before.slice(position), ...before.slice(0, position).reverse()]
  return indices.get(candidates.find(({ id }) => indices.has(id))?.id as string) ?? -1
}
