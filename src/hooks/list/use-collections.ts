'use client'
import { useStorefrontClient } from '../use-storefront-client.js'
import { createListHook } from './create-list-hook.js'

/**
 * A list of collections that pages in both directions, like `useProducts`.
 *
 * @example
 * const collections = useCollections({ limit: 100 })
 * @throws {MissingProviderError} outside a provider.
 */
export const useCollections = /* @__PURE__ */ createListHook('collections', useStorefrontClient)
