'use client'
import type { UseQueryResult } from '@tanstack/react-query'

import type { AnyStorefrontClient } from '../../core/client/storefront-client.js'
import type { ItemReference } from '../../core/resources/item-reference.js'
import type { RegisteredClient } from '../register.js'
import type { UseResourceOptions } from './item-options.js'
import { useNamedResource } from './use-named-resource.js'
import type { ItemOf } from '../../core/resources/define-resource.js'

/**
 * One collection, by id or slug.
 *
 * @example
 * const { data: collection } = useCollection({ slug: 'shirts' })
 * @throws {MissingProviderError} outside a provider.
 */
export function useCollection<
  C extends AnyStorefrontClient = RegisteredClient,
  TSelected = ItemOf<C['collections']['definition']>,
>(
  collection: ItemReference,
  options?: UseResourceOptions<ItemOf<C['collections']['definition']>, TSelected> & {
    readonly client?: C | undefined
  },
): UseQueryResult<TSelected> {
  return useNamedResource('collections', collection, options)
}
