'use client'
import type { UseQueryResult } from '@tanstack/react-query'

import type { AnyStorefrontClient } from '../../core/client/storefront-client.js'
import type { ItemReference } from '../../core/resources/item-reference.js'
import { definitionOf } from '../definition-of.js'
import type { RegisteredClient } from '../register.js'
import { useStorefront } from '../use-storefront.js'
import type { UseResourceOptions } from './item-options.js'
import { useResource } from './use-resource.js'
import type { ItemOf } from '../../core/resources/define-resource.js'

/**
 * One product, by id or slug; `error` is a `NotFoundError` if it does not exist. If a loaded list contains the
 * product, the list item is the placeholder (`isPlaceholderData`) until the full product has loaded.
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
  options?: UseResourceOptions<ItemOf<C['products']['definition']>, TSelected> & {
    readonly client?: C | undefined
  },
): UseQueryResult<TSelected> {
  return useResource(definitionOf('products', options?.client, useStorefront().client), product, options)
}
