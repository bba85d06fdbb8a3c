'use client'
import { useSuspenseQuery, type UseSuspenseQueryResult } from '@tanstack/react-query'

import type { AnyStorefrontClient } from '../../core/client/storefront-client.js'
import type { ResourceDefinition, Entity } from '../../core/resources/define-resource.js'
import type { ItemReference } from '../../core/resources/item-reference.js'
import { itemQueryOptions } from '../../queries/item/item-query.js'
import { withAppDefaults } from '../../queries/query-defaults.js'
import type { UseSuspenseItemQuery } from '../tanstack.js'
import { useStorefront } from '../use-storefront.js'
import type { UseSuspenseResourceOptions } from './item-options.js'

/**
 * Like `useResource`, but suspends until the item has loaded, and throws errors to the error boundary. TanStack's
 * `useQueryErrorResetBoundary` resets the error.
 *
 * @example
 * const { data } = useSuspenseResource(brands, { id: 'acme' })
 * @throws {MissingProviderError} outside a provider.
 * @throws {NotFoundError} to the error boundary, if the item does not exist.
 */
export function useSuspenseResource<
  TItem extends Entity,
  TListItem extends Entity,
  TFilters,
  TSelected = TItem,
>(
  definition: ResourceDefinition<TItem, TListItem, TFilters>,
  reference: ItemReference,
  {
    client: givenClient,
    ...options
  }: UseSuspenseResourceOptions<TItem, TSelected> & {
    readonly client?: AnyStorefrontClient | undefined
  } = {},
): UseSuspenseQueryResult<TSelected> {
  const { client: defaultClient, queryClient } = useStorefront()
  const query = itemQueryOptions(givenClient ?? defaultClient, definition, reference)
  return (useSuspenseQuery as UseSuspenseItemQuery)(
    { ...withAppDefaults(queryClient, query), ...options },
    queryClient,
  )
}
