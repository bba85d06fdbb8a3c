'use client'
import { definitionOf } from '../definition-of.js'
import { useStorefront } from '../use-storefront.js'
import type { ListHook } from './create-list-hook.js'
import { useResourceList } from './use-resource-list.js'

/**
 * A list of products that pages in both directions. Returns TanStack's infinite query result (`fetchNextPage`,
 * `fetchPreviousPage`, `hasNextPage`, `hasPreviousPage` …) with `data` as `{ items, pages, totalCount }`.
 *
 * @example
 * const products = useProducts({ sort: 'name', order: 'asc', limit: 24 })
 * @throws {MissingProviderError} outside a provider.
 * @see The API reference, "GET {base_url}/products".
 */
// Without `createListHook`, which would make every list larger.
export const useProducts: ListHook<'products'> = function useProducts(params, options) {
  return useResourceList(definitionOf('products', options?.client, useStorefront().client), params, options)
}
