import type { Product } from 'storefront-react/core'
import type { SearchItem } from 'storefront-react/search'
import { isObject } from 'storefront-react/internal'

const STATUSES: Readonly<Record<string, string>> = { preorder: 'PREORDER', backorder: 'BACKORDER' }

/**
 * The product of a search document, so that a page of results needs no request. Undefined for a document without the ids
 * of its variants, such as one of a hosted engine that does not store them.
 */
export function productOfDocument(item: SearchItem): Product | undefined {
  const variants: Product['variants'][number][] = []
  for (const raw of item.variants as readonly unknown[]) {
    if (!isObject(raw) || typeof raw.id !== 'string' || typeof raw.price !== 'string') return undefined
    if (typeof raw.available !== 'boolean') return undefined
    variants.push({
      id: raw.id,
      price: raw.price,
      compareAtPrice: typeof raw.compareAtPrice === 'string' ? raw.compareAtPrice : null,
      stockQuantity: raw.available && raw.availability === undefined ? 1 : 0,
      stockStatus: STATUSES[String(raw.availability)] ?? (raw.available ? 'IN_STOCK' : 'OUT_OF_STOCK'),
      image: raw.image ?? null,
      attributes: isObject(raw.attributes) ? raw.attributes : {},
    })
  }
  const { description } = item as { description?: unknown }
  return {
    ...item,
    storeId: '',
    status: 'ACTIVE',
    description: typeof description === 'string' ? description : '',
    metaTitle: null,
    metaDescription: null,
    updatedAt: item.createdAt,
    options: optionsOf(variants),
    variants,
  }
}

/** A document holds values as the picker shows them: listed, so that a second reading takes no two of them for one. */
function optionsOf(variants: Product['variants']): Product['options'] {
  const values = new Map<string, Set<unknown>>()
  for (const { attributes } of variants)
    for (const [name, value] of Object.entries(attributes))
      values.set(name, (values.get(name) ?? new Set()).add(value))
  return Array.from(values, ([name, each]) => ({ name, values: [...each] }))
}
