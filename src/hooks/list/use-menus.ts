'use client'
import { useStorefrontClient } from '../use-storefront-client.js'
import { createListHook } from './create-list-hook.js'

/**
 * A list of menus that pages in both directions, like `useProducts`.
 *
 * @example
 * const menus = useMenus({ limit: 100 })
 * @throws {MissingProviderError} outside a provider.
 */
export const useMenus = /* @__PURE__ */ createListHook('menus', useStorefrontClient)
