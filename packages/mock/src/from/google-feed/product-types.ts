import type { Collection } from 'storefront-react/core'

import { slugOf } from '../slug.js'
import { firstOf, type Row } from './row.js'

const partsOf = (path: string) =>
  path
    .split('>')
    .map((part) => part.trim())
    .filter(Boolean)

/** The product types of a feed as collections: `Women > Shoes`. */
export class ProductTypes {
  readonly #byId = new Map<string, Collection>()

  constructor(rows: readonly Row[]) {
    const paths = new Map(
      rows.map((row) => firstOf(row, 'product_type')).map((path) => [slugOf(path), partsOf(path)] as const),
    )
    paths.delete('')
    const counts = new Map<string, number>()
    for (const leaf of [...paths.values()].map((parts) => parts.at(-1) ?? ''))
      counts.set(leaf, (counts.get(leaf) ?? 0) + 1)
    for (const [id, parts] of paths) {
      const leaf = parts.at(-1) ?? ''
      // "Shoes" of women and of men need their whole paths.
      const name = (counts.get(leaf) ?? 0) > 1 ? parts.join(' › ') : leaf
      this.#byId.set(id, { id, name, slug: id })
    }
  }

  referencesOf(paths: readonly string[]): readonly Pick<Collection, 'id' | 'name' | 'slug'>[] {
    return paths.flatMap((path) => this.#byId.get(slugOf(path)) ?? [])
  }

  collections(): Collection[] {
    return [...this.#byId.values()]
  }
}
