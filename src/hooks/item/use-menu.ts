'use client'
import type { UseQueryResult } from '@tanstack/react-query'

import type { AnyStorefrontClient } from '../../core/client/storefront-client.js'
import type { ItemReference } from '../../core/resources/item-reference.js'
import type { RegisteredClient } from '../register.js'
import type { UseResourceOptions } from './item-options.js'
import { useNamedResource } from './use-named-resource.js'
import type { ItemOf } from '../../core/resources/define-resource.js'

/**
 * One menu, by id or slug.
 *
 * @example
 * const { data: menu } = useMenu({ slug: 'footer' })
 * @throws {MissingProviderError} outside a provider.
 */
export function useMenu<
  C extends AnyStorefrontClient = RegisteredClient,
  TSelected = ItemOf<C['menus']['definition']>,
>(
  menu: ItemReference,
  options?: UseResourceOptions<ItemOf<C['menus']['definition']>, TSelected> & {
    readonly client?: C | undefined
  },
): UseQueryResult<TSelected> {
  return useNamedResource('menus', menu, options)
}
