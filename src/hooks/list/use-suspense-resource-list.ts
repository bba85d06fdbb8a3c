'use client'
import { useSuspenseInfiniteQuery, type UseSuspenseInfiniteQueryResult } from '@tanstack/react-query'

import type { AnyStorefrontClient } from '../../core/client/storefront-client.js'
import type { ListParams } from '../../core/list/list-params.js'
import type { ResourceDefinition, Entity } from '../../core/resources/define-resource.js'
import type { ListData } from '../../queries/list/share-list.js'
import type { UseSuspenseListQuery } from '../tanstack.js'
import { useStorefront } from '../use-storefront.js'
import type { UseResourceListOptions } from './list-options.js'
import { useListQuery } from './use-resource-list.js'

/** TanStack's suspense options of a list, without those that this package sets. */
export type UseSuspenseResourceListOptions<TListItem> = Omit<
  UseResourceListOptions<TListItem>,
  'enabled' | 'throwOnError' | 'placeholderData' | 'select'
>

/**
 * Like `useResourceList`, but suspends until the first page has loaded, and throws the error of the first page to the
 * error boundary. TanStack's `useQueryErrorResetBoundary` resets the error.
 *
 * @example
 * const { data } = useSuspenseResourceList(brands, { limit: 24 })
 * @throws {MissingProviderError} outside a provider.
 */
export function useSuspenseResourceList<TItem extends Entity, TListItem extends Entity, TFilters>(
  definition: ResourceDefinition<TItem, TListItem, TFilters>,
  params?: ListParams<TFilters>,
  {
    client: givenClient,
    ...options
  }: UseSuspenseResourceListOptions<TListItem> & { readonly client?: AnyStorefrontClient | undefined } = {},
): UseSuspenseInfiniteQueryResult<ListData<TListItem>> {
  const storefront = useStorefront()
  const { query, expose } = useListQuery(givenClient ?? storefront.client, definition, params)
  return expose(
    (useSuspenseInfiniteQuery as UseSuspenseListQuery)({ ...query, ...options }, storefront.queryClient),
  )
}
