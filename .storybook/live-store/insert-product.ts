import type { MockStore } from 'storefront-mock'

import type { Product } from '../../src/core/index.js'

export type Place = 'before' | 'after' | 'newest'

let count = 0

/**
 * Inserts a copy of a product. `before` and `after` are its neighbours in the list that the story shows: the copy has the
 * same sort fields, and the store sorts equal fields by id.
 */
export function insertProduct(store: MockStore, product: Product, place: Place): Product {
  const number = ++count
  const { sort, isDescending } = latestOrder(store)
  const isNewest = place === 'newest'
  const isLarger = (place === 'before') === isDescending
  const inserted: Product = {
    ...product,
    id: `${isLarger || isNewest ? product.id : predecessorOf(product.id)}~${number}`,
    slug: `${product.slug}-${number}`,
    name: sort === 'name' && !isNewest ? product.name : `Inserted ${number}: ${product.name}`,
    createdAt: isNewest ? new Date().toISOString() : product.createdAt,
  }
  store.insert(inserted)
  return inserted
}

/** A text right before `id` in the order of code units. */
function predecessorOf(id: string): string {
  return id.slice(0, -1) + String.fromCharCode(id.charCodeAt(id.length - 1) - 1)
}

/** The order of the latest list request. */
function latestOrder({ requests, dialect }: MockStore) {
  const latest = requests.findLast(({ path }) => path.endsWith('/products'))?.searchParams
  const order = latest?.get('order')
  return {
    sort: latest?.get('sort') ?? dialect.defaultSort,
    isDescending: order ? order === dialect.orderValues.desc : dialect.defaultOrder === 'desc',
  }
}
