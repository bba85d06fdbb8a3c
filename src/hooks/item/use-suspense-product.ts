'use client'
import type { UseSuspenseQueryResult } from '@tanstack/react-query'

import type { AnyStorefrontClient } from '../../core/client/storefront-client.js'
import type { ItemReference } from '../../core/resources/item-reference.js'
import type { ClientItem, ClientOption } from '../client-resources.js'
import type { RegisteredClient } from '../register.js'
import { useProductsDefinition } from '../use-products-definition.js'
import type { UseSuspenseResourceOptions } from './item-options.js'
import { useSuspenseResource } from './use-suspense-resource.js'

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
  options?: UseSuspenseResourceOptions<ClientItem<C, 'products'>, TSelected> & ClientOption<C>,
): UseSuspenseQueryResult<TSelected> {
  return useSuspenseResource(useProductsDefinition(options?.client), product, options)
}
