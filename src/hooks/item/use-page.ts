'use client'
import { useStorefrontClient } from '../use-storefront-client.js'
import { createItemHook } from './create-item-hook.js'

/**
 * One content page, by id or slug. Its `content` may contain HTML: show it with `<Description>`.
 *
 * @example
 * const { data: page } = usePage({ slug: 'about' })
 * @throws {MissingProviderError} outside a provider.
 */
export const usePage = /* @__PURE__ */ createItemHook('pages', useStorefrontClient)
