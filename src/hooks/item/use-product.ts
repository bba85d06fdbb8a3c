'use client'
import { useProductsClient } from '../use-storefront.js'
import { createItemHook } from './create-item-hook.js'

/**
 * One product, by id or slug; `error` is a `NotFoundError` if it does not exist. If a loaded list contains the
 * product, the list item is the placeholder (`isPlaceholderData`) until the full product has loaded.
 *
 * @example
 * const { data: product } = useProduct({ slug: 'linen-shirt' })
 * @throws {MissingProviderError} outside a provider.
 */
export const useProduct = /* @__PURE__ */ createItemHook('products', useProductsClient)
