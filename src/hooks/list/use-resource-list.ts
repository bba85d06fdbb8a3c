'use client'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import type { AnyStorefrontClient, Entity, ListParams, ResourceDefinition } from '../../core/index.js'
import { listQueryOptions, selectListData, type ListData, type ListQueryData } from '../../queries/index.js'
import type { UseResourceListOptions, UseResourceListResult } from './list-options.js'
import { queuedResult } from './queued-result.js'
import { useStorefront } from '../use-storefront.js'

/**
 * A list of any kind of item, paged both ways. `useProducts` and its like are this with their definition.
 *
 * @param options TanStack's, without those that paging sets; and `client`, for another than the provider's
 * @throws {MissingProviderError} outside a provider.
 */
export function useResourceList<
  TItem extends Entity,
  TListItem extends Entity,
  TFilters,
  TSelected = ListData<TListItem>,
>(
  definition: ResourceDefinition<TItem, TListItem, TFilters>,
  params?: ListParams<TFilters>,
  {
    client,
    select,
    ...options
  }: UseResourceListOptions<TListItem, TSelected> & {
    readonly client?: AnyStorefrontClient | undefined
  } = {},
): UseResourceListResult<TListItem, TSelected> {
  const storefront = useStorefront()
  const { queryClient } = storefront
  const query = listQueryOptions(client ?? storefront.client, definition, params, { queryClient })
  const selectAfterList = useMemo(
    () => select && ((data: ListQueryData<TListItem>) => select(selectListData(data))),
    [select],
  )
  const result = useInfiniteQuery(
    { ...query, ...options, select: selectAfterList ?? query.select } as unknown as typeof query,
    queryClient,
  )
  return queuedResult(result, queryClient) as unknown as UseResourceListResult<TListItem, TSelected>
}
