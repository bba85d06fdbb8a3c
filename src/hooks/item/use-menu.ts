'use client'
import type { UseQueryResult } from '@tanstack/react-query'

import type { AnyStorefrontClient } from '../../core/client/storefront-client.js'
import type { ItemReference } from '../../core/resources/item-reference.js'
import type { ClientItem, ClientOption } from '../client-resources.js'
import type { RegisteredClient } from '../register.js'
import type { UseResourceOptions } from './item-options.js'
import { useNamedResource } from './use-named-resource.js'

/**
 * One menu, by id or slug.
 *
 * @example
 * const { data: menu } = useMenu({ slug: 'footer' })
 * @throws {MissingProviderError} outside a provider.
 */
export function useMenu<C extends AnyStorefrontClient = RegisteredClient, TSelected = ClientItem<C, 'menus'>>(
  menu: ItemReference,
  options?: UseResourceOptions<ClientItem<C, 'menus'>, TSelected> & ClientOption<C>,
): UseQueryResult<TSelected> {
  return useNamedResource('menus', menu, options)
}
