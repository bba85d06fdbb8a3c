import type { Product } from 'storefront-react/core'

import { listOf, textOf, type Fields } from '../fields.js'
import { textOfHtml } from '../html-text.js'
import type { Categories } from './categories.js'
import { imagesOf } from './images.js'
import { optionsOf } from './options.js'
import { readableSlug } from './readable-slug.js'
import { variantsOf, type VariantSources } from './variants.js'

export interface ProductSources extends VariantSources {
  readonly categories: Categories
  readonly storeId: string
}

/** A price of the other types is for a month, for several products, or in another shop. */
const TYPES = ['simple', 'variable']

/** `undefined` for a product that the API cannot show; then a loss is counted. */
export function productOf(item: Fields, createdAt: string, sources: ProductSources): Product | undefined {
  const { losses, categories, storeId } = sources
  const name = textOfHtml(textOf(item['name']))
  const place = `"${name}"`
  const type = textOf(item['type'])
  if (!TYPES.includes(type)) {
    losses.count(`left out: products of the type "${type}"`, place)
    return undefined
  }
  const options = type === 'variable' ? optionsOf(item) : []
  const variants = variantsOf(item, options, place, sources)
  if (variants.length === 0) {
    losses.count('left out: products without a price', place)
    return undefined
  }
  return {
    id: `wc_${textOf(item['id'])}`,
    storeId,
    name,
    slug: readableSlug(textOf(item['slug'])),
    status: 'ACTIVE',
    description: textOf(item['description']) || textOf(item['short_description']),
    metaTitle: null,
    metaDescription: null,
    images: imagesOf(item['images']),
    tags: listOf(item['tags']).map((tag) => textOfHtml(textOf(tag['name']))),
    createdAt,
    updatedAt: createdAt,
    options: options.map((option) => ({ name: option.name, values: option.terms.map((term) => term.name) })),
    variants,
    collections: categories.referencesOf(item),
  }
}
