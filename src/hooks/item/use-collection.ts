'use client'
import type { UseQueryResult } from '@tanstack/react-query'

import type { AnyStorefrontClient, ItemOf, ItemReference } from '../../core/index.js'
import type { UseResourceOptions } from './item-options.js'
import type { RegisteredClient } from '../register.js'
import { useResource } from './use-resource.js'
import { useStorefront } from '../use-storefront.js'

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
  options: UseResourceOptions<ItemOf<C['collections']['definition']>, TSelected> & {
    readonly client?: C | undefined
  } = {},
): UseQueryResult<TSelected> {
  const storefront = useStorefront()
  const { definition } = (options.client ?? storefront.client).collections
  return useResource(definition, collection, options as never)
}
