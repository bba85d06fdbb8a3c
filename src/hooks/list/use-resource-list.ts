'use client'
import { InfiniteQueryObserver, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import type { AnyStorefrontClient } from '../../core/client/storefront-client.js'
import type { ListParams } from '../../core/list/list-params.js'
import type { ResourceDefinition, Entity } from '../../core/resources/define-resource.js'
import { hasRecordOf } from '../../dom/list-records.js'
import { selectListData, type ListData } from '../../queries/list/list-data.js'
import type { ListQueryData } from '../../queries/list/list-query-data.js'
import type { UseListQuery } from '../tanstack.js'
import { useFirstRequests } from '../use-first-requests.js'
import { useStorefront } from '../use-storefront.js'
import type { UseResourceListOptions, UseResourceListResult } from './list-options.js'
import { useListQuery } from './use-list-query.js'

/**
 * A list of any resource that pages in both directions, like `useProducts`.
 *
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
    client: givenClient,
    select,
    ...options
  }: UseResourceListOptions<TListItem, TSelected> & {
    readonly client?: AnyStorefrontClient | undefined
  } = {},
): UseResourceListResult<TListItem, TSelected> {
  const storefront = useStorefront()
  const { queryClient } = storefront
  const client = givenClient ?? storefront.client
  const { query, expose } = useListQuery(client, definition, params)
  const selectFromList = useMemo(
    () => select && ((data: ListQueryData<TListItem>) => select(selectListData(data))),
    [select],
  )
  const queryOptions = { ...query, ...options, select: selectFromList ?? query.select }
  useFirstRequests(InfiniteQueryObserver, [queryOptions], queryClient, hasRecordOf)
  const result = (useInfiniteQuery as UseListQuery)<TListItem, TSelected>(queryOptions, queryClient)
  return expose(result)
}
