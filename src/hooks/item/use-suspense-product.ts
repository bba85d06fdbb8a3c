'use client'
import { useSuspenseQuery, type UseSuspenseQueryResult } from '@tanstack/react-query'

import type { AnyStorefrontClient, ItemReference } from '../../core/index.js'
import { itemQueryOptions } from '../../queries/index.js'
import type { ClientItem, ClientOption } from '../client-resources.js'
import type { RegisteredClient } from '../register.js'
import type { UseSuspenseItemQuery } from '../tanstack.js'
import { useDefinition } from '../use-definition.js'
import { useStorefront } from '../use-storefront.js'
import type { UseSuspenseResourceOptions } from './item-options.js'

/**
 * Like `useProduct`, but suspends until the product has loaded, and throws errors to the error boundary. TanStack's
 * `useQueryErrorResetBoundary` resets the error.
 *
 * @throws {MissingProviderError} outside a provider.
 * @throws {NotFoundError} to the error boundary, if the product does not exist.
 */
export function useSuspenseProduct<
  C extends AnyStorefrontClient = RegisteredClient,
  TSelected = ClientItem<C, 'products'>,
>(
  product: ItemReference,
  {
    client: givenClient,
    ...options
  }: UseSuspenseResourceOptions<ClientItem<C, 'products'>, TSelected> & ClientOption<C> = {},
): UseSuspenseQueryResult<TSelected> {
  const storefront = useStorefront()
  const { queryClient } = storefront
  const client = givenClient ?? storefront.client
  const query = itemQueryOptions(client, useDefinition('products', givenClient), product)
  return (useSuspenseQuery as UseSuspenseItemQuery)({ ...query, ...options }, queryClient)
}
