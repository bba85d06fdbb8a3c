'use client'
import { useStorefrontClient } from '../use-storefront-client.js'
import { createListHook } from './create-list-hook.js'

/**
 * A list of content pages that pages in both directions, like `useProducts`.
 *
 * @example
 * const pages = usePages({ limit: 100 })
 * @throws {MissingProviderError} outside a provider.
 */
export const usePages = /* @__PURE__ */ createListHook('pages', useStorefrontClient)
