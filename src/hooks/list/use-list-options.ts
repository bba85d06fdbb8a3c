'use client'
import type { QueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import type { AnyStorefrontClient } from '../../core/client/storefront-client.js'
import { hasSameFields } from '../../core/has-same-fields.js'
import type { ListParams } from '../../core/list/list-params.js'
import type { Entity, ResourceDefinition } from '../../core/resources/define-resource.js'
import { listQueryOptions } from '../../queries/list/list-query.js'
import { withAppDefaults } from '../../queries/query-defaults.js'

type ListQueryOptions<TItem extends Entity, TListItem extends Entity, TFilters> = ReturnType<
  typeof listQueryOptions<TItem, TListItem, TFilters>
>

/** Creating the options and hashing their key takes longer than all else that this package adds to a render. */
export function useListOptions<TItem extends Entity, TListItem extends Entity, TFilters>(
  client: Pick<AnyStorefrontClient, 'cacheScope' | 'resource'>,
  definition: ResourceDefinition<TItem, TListItem, TFilters>,
  params: ListParams<TFilters>,
  queryClient: QueryClient,
): ListQueryOptions<TItem, TListItem, TFilters> & { readonly queryHash: string } {
  // A cache, so a render that React discards may change it.
  const [cache] = useState<{
    of?: object
    params?: object
    options?: ListQueryOptions<TItem, TListItem, TFilters> & { readonly queryHash?: string }
  }>({})
  const of = { client, definition, queryClient }
  let { options } = cache
  if (!options || !hasSameFields(cache.of ?? {}, of) || !hasSameFields(cache.params ?? {}, params)) {
    options = listQueryOptions(client, definition, params, { queryClient })
  }
  const query = withAppDefaults(queryClient, options)
  if (options !== cache.options) {
    Object.assign(cache, { of, params, options: { ...options, queryHash: query.queryHash } })
  }
  return query
}
