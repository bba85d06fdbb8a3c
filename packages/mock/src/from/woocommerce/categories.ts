import type { Collection } from 'storefront-react/core'

import { listOf, textOf, type Fields } from '../fields.js'
import { textOfHtml } from '../html-text.js'
import { readableSlug } from './readable-slug.js'
import { imagesOf } from './images.js'

interface Reference {
  readonly id: string
  readonly name: string
  readonly slug: string
}

const referenceOf = (category: Fields): Reference => ({
  id: `wc_cat_${textOf(category['id'])}`,
  name: textOfHtml(textOf(category['name'])),
  slug: readableSlug(textOf(category['slug'])),
})

/** The categories of a shop. As in the shop, the list of a category has the products of the categories below it. */
export class Categories {
  readonly #byId: ReadonlyMap<string, Fields>

  constructor(categories: readonly Fields[]) {
    this.#byId = new Map(categories.map((each) => [textOf(each['id']), each]))
  }

  /** Those of a product, then the ones above them, each once. */
  referencesOf(product: Fields): readonly Reference[] {
    const found = new Map(listOf(product['categories']).map((each) => [textOf(each['id']), each]))
    // `for…of` also visits the entries that are added during the loop.
    for (const [id] of found) {
      const parent = this.#byId.get(textOf(this.#byId.get(id)?.['parent']))
      if (parent) found.set(textOf(parent['id']), parent)
    }
    return Array.from(found.values(), referenceOf)
  }

  collections(): Collection[] {
    return Array.from(this.#byId.values(), (category) => ({
      ...referenceOf(category),
      description: textOf(category['description']) || null,
      image: imagesOf([category['image']])[0] ?? null,
    }))
  }
}
