'use client'
import type { UseQueryResult } from '@tanstack/react-query'

import type { AnyStorefrontClient, ItemOf, ItemReference } from '../../core/index.js'
import type { UseResourceOptions } from './item-options.js'
import type { RegisteredClient } from '../register.js'
import { useResource } from './use-resource.js'
import { useStorefront } from '../use-storefront.js'

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
  options: UseResourceOptions<ItemOf<C['menus']['definition']>, TSelected> & {
    readonly client?: C | undefined
  } = {},
): UseQueryResult<TSelected> {
  const storefront = useStorefront()
  const { definition } = (options.client ?? storefront.client).menus
  return useResource(definition, menu, options as never)
}
