'use client'
import { useStorefrontClient } from '../use-storefront-client.js'
import { createItemHook } from './create-item-hook.js'

/**
 * One collection, by id or slug.
 *
 * @example
 * const { data: collection } = useCollection({ slug: 'shirts' })
 * @throws {MissingProviderError} outside a provider.
 */
export const useCollection = /* @__PURE__ */ createItemHook('collections', useStorefrontClient)
