import type { Product } from '../../src/core/index.js'

export const sortings = ['name', 'price', 'createdAt'].flatMap((sort) =>
  (['asc', 'desc'] as const).map((order) => ({ sort, order })),
)

export type Sorting = (typeof sortings)[number]

/** Computed without the mock store's index, so that a test notices an error in the index. */
export function idsInOrder(products: readonly Product[], { sort, order }: Sorting): string[] {
  const lowestPrice = ({ variants }: Product) => Math.min(...variants.map(({ price }) => Number(price)))
  const keyOf = (product: Product) =>
    sort === 'price' ? lowestPrice(product) : product[sort as 'name' | 'createdAt']!
  const compare = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0)
  const ascending = products
    .map((product) => ({ id: product.id, key: keyOf(product) }))
    .sort((a, b) => compare(a.key, b.key) || compare(a.id, b.id))
    .map(({ id }) => id)
  return order === 'asc' ? ascending : ascending.reverse()
}
