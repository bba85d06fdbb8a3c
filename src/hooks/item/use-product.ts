'use client'
import type { UseQueryResult } from '@tanstack/react-query'

import type { AnyStorefrontClient, ItemOf, ItemReference } from '../../core/index.js'
import type { UseResourceOptions } from './item-options.js'
import type { RegisteredClient } from '../register.js'
import { useResource } from './use-resource.js'
import { useStorefront } from '../use-storefront.js'

/**
 * One product, by id or slug. A product that a loaded list shows is there at once as placeholder
 * (`isPlaceholderData`), then the full one. A product that does not exist is a `NotFoundError` in `error`.
 *
 * @example
 * const { data: product } = useProduct({ slug: 'linen-shirt' })
 * @throws {MissingProviderError} outside a provider.
 */
export function useProduct<
  C extends AnyStorefrontClient = RegisteredClient,
  TSelected = ItemOf<C['products']['definition']>,
>(
  product: ItemReference,
  options: UseResourceOptions<ItemOf<C['products']['definition']>, TSelected> & {
    readonly client?: C | undefined
  } = {},
): UseQueryResult<TSelected> {
  const storefront = useStorefront()
  const { definition } = (options.client ?? storefront.client).products
  return useResource(definition, product, options as never)
}
