'use client'
import type { UseSuspenseQueryResult } from '@tanstack/react-query'

import type { AnyStorefrontClient } from '../../core/client/storefront-client.js'
import type { ItemReference } from '../../core/resources/item-reference.js'
import { definitionOf } from '../definition-of.js'
import type { RegisteredClient } from '../register.js'
import { useStorefront } from '../use-storefront.js'
import type { UseSuspenseResourceOptions } from './item-options.js'
import { useSuspenseResource } from './use-suspense-resource.js'
import type { ItemOf } from '../../core/resources/define-resource.js'

/**
 * Like `useProduct`, but suspends until the product has loaded, and throws errors to the error boundary. TanStack's
 * `useQueryErrorResetBoundary` resets the error.
 *
 * @throws {MissingProviderError} outside a provider.
 * @throws {NotFoundError} to the error boundary, if the product does not exist.
 */
export function useSuspenseProduct<
  C extends AnyStorefrontClient = RegisteredClient,
  TSelected = ItemOf<C['products']['definition']>,
>(
  product: ItemReference,
  options?: UseSuspenseResourceOptions<ItemOf<C['products']['definition']>, TSelected> & {
    readonly client?: C | undefined
  },
): UseSuspenseQueryResult<TSelected> {
  return useSuspenseResource(
    definitionOf('products', options?.client, useStorefront().client),
    product,
    options,
  )
}
