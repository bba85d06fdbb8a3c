'use client'
import { useProductsClient } from '../use-storefront.js'
import { createListHook } from './create-list-hook.js'

/**
 * A list of products that pages in both directions. Returns TanStack's infinite query result (`fetchNextPage`,
 * `fetchPreviousPage`, `hasNextPage`, `hasPreviousPage` …) with `data` as `{ items, pages, totalCount }`.
 *
 * @example
 * const products = useProducts({ sort: 'name', order: 'asc', limit: 24 })
 * @throws {MissingProviderError} outside a provider.
 * @see The API reference, "GET {base_url}/products".
 */
export const useProducts = /* @__PURE__ */ createListHook('products', useProductsClient)
