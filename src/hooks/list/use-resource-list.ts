'use client'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import type { AnyStorefrontClient, Identified, ListParams, ResourceDefinition } from '../../core/index.js'
import { listQuery, toListData, type ListData, type ListQueryData } from '../../queries/index.js'
import type { ListOptions, ListResult } from './list-options.js'
import { queuedResult } from './queued-result.js'
import { useStorefront } from '../use-storefront.js'

/**
 * A list of any kind of item, paged both ways. `useProducts` and its like are this with their definition.
 *
 * @param options TanStack's, without those that paging sets; and `client`, for another than the provider's
 * @throws {MissingProviderError} outside a provider.
 */
export function useResourceList<
  TItem extends Identified,
  TListItem extends Identified,
  TFilters,
  TSelected = ListData<TListItem>,
>(
  definition: ResourceDefinition<TItem, TListItem, TFilters>,
  params?: ListParams<TFilters>,
  {
    client,
    select,
    ...options
  }: ListOptions<TListItem, TSelected> & { readonly client?: AnyStorefrontClient | undefined } = {},
): ListResult<TListItem, TSelected> {
  const storefront = useStorefront()
  const { queryClient } = storefront
  const query = listQuery(client ?? storefront.client, definition, params, { queryClient })
  const selectAfterList = useMemo(
    () => select && ((data: ListQueryData<TListItem>) => select(toListData(data))),
    [select],
  )
  const result = useInfiniteQuery(
    { ...query, ...options, select: selectAfterList ?? query.select } as unknown as typeof query,
    queryClient,
  )
  return queuedResult(result, queryClient) as unknown as ListResult<TListItem, TSelected>
}
