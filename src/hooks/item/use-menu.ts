'use client'
import { useStorefrontClient } from '../use-storefront-client.js'
import { createItemHook } from './create-item-hook.js'

/**
 * One menu, by id or slug.
 *
 * @example
 * const { data: menu } = useMenu({ slug: 'footer' })
 * @throws {MissingProviderError} outside a provider.
 */
export const useMenu = /* @__PURE__ */ createItemHook('menus', useStorefrontClient)
