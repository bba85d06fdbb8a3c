import { buildProduct } from 'storefront-mock'

import type { Product } from '../../src/core/index.js'
import type { ListQueryData } from '../../src/queries/index.js'

const template = buildProduct({})

function productAt(index: number): Product {
  const id = idAt(index)
  return { ...template, id, name: `Product ${id}` }
}

function idAt(index: number): string {
  return `p${String(index).padStart(5, '0')}`
}

/** The cached data after `count` of `total` products were loaded, in pages of 100. */
export function loadedList(count: number, total = count): ListQueryData<Product> {
  const pageCount = Math.max(Math.ceil(count / 100), 1)
  const pages = Array.from({ length: pageCount }, (_, page): ListQueryData<Product>['pages'][number] => {
    const start = page * 100
    const end = Math.min(start + 100, count)
    return {
      param: start === 0 ? { kind: 'head' } : { kind: 'after', id: idAt(start - 1) },
      items: Array.from({ length: end - start }, (_, index) => productAt(start + index)),
      totalCount: total,
      invalidItems: [],
      ...(start > 0 && { previousParam: { kind: 'before', id: idAt(start) } }),
      ...(end < total && { nextParam: { kind: 'after', id: idAt(end - 1) } }),
    }
  })
  return { pages, pageParams: pages.map(({ param }) => param), totalCount: total }
}
