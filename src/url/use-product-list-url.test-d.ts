import { parseAsString } from 'nuqs/server'
import { expectTypeOf, test } from 'vitest'

import { createProductListUrl } from './product-list-url.js'
import { useProductListUrl } from './use-product-list-url.js'

test('setParams accepts only the sorts, orders and limits of inline options', () => {
  function List() {
    const { setParams } = useProductListUrl({
      sorts: ['name', 'price'],
      orders: ['asc'],
      limits: [12, 24],
      defaults: { sort: 'name', limit: 12 },
      filters: { tag: parseAsString },
    })
    void setParams({ sort: 'price', order: 'asc', limit: 24, filters: { tag: 'sale' } })
    void setParams({ sort: null, order: null, limit: null, filters: null })
    // @ts-expect-error: not in sorts
    void setParams({ sort: 'pirce' })
    // @ts-expect-error: not in orders
    void setParams({ order: 'desc' })
    // @ts-expect-error: not in limits
    void setParams({ limit: 48 })
    // @ts-expect-error: no filter
    void setParams({ filters: { tga: 'sale' } })
  }
  return List
})

test('setParams accepts any sort without sorts, or with options declared apart without `as const`', () => {
  const apart = { sorts: ['name', 'price'], defaults: { sort: 'name', order: 'desc', limit: 24 } }
  const constant = { sorts: ['name', 'price'] } as const
  function List() {
    void useProductListUrl().setParams({ sort: 'anything', order: 'ascending', limit: 7 })
    void useProductListUrl(apart).setParams({ sort: 'anything' })
    void useProductListUrl(constant).setParams({ sort: 'price' })
    // @ts-expect-error: not in sorts
    void useProductListUrl(constant).setParams({ sort: 'pirce' })
  }
  return List
})

test('a default that is not in sorts does not compile', () => {
  // @ts-expect-error: not in sorts
  return () => createProductListUrl({ sorts: ['name', 'price'], defaults: { sort: 'pirce' } })
})

test('params and a loader keep the sorts that the options allow', () => {
  const options = { sorts: ['name', 'price'] } as const
  function List() {
    expectTypeOf(useProductListUrl(options).params.sort).toEqualTypeOf<'name' | 'price' | undefined>()
    expectTypeOf(useProductListUrl().params.sort).toEqualTypeOf<string | undefined>()
  }
  expectTypeOf(createProductListUrl(options).load('').sort).toEqualTypeOf<'name' | 'price' | undefined>()
  return List
})
