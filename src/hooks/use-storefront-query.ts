'use client'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'

import type { AnyStorefrontClient, GetOptions } from '../core/client/storefront-client.js'
import type { StandardSchema, OutputOf } from '../core/schemas/standard-schema.js'
import { storefrontQueryOptions } from '../queries/storefront-query.js'
import { checkClient } from '../provider/check-client.js'
import { withAppDefaults } from '../queries/query-defaults.js'
import type { UseResourceOptions } from './item/item-options.js'
import type { UseItemQuery } from './tanstack.js'
import { useStorefront } from './use-storefront.js'

/**
 * Any other GET endpoint (checkout, shipping, taxes, payments), validated by a schema. The response is stale
 * immediately, is removed from the cache on unmount, and has `meta.persist: false` for persisters.
 *
 * @param path below the base URL, beginning with a slash
 * @example
 * const checkout = useStorefrontQuery(`/checkout/${id}`, { schema: checkoutSchema })
 * @throws {MissingProviderError} outside a provider.
 */
export function useStorefrontQuery<S extends StandardSchema, TSelected = OutputOf<S>>(
  path: string,
  request: Omit<GetOptions<S>, 'signal'>,
  {
    client,
    ...options
  }: UseResourceOptions<OutputOf<S>, TSelected> & { readonly client?: AnyStorefrontClient | undefined } = {},
): UseQueryResult<TSelected> {
  const { client: defaultClient, queryClient } = useStorefront()
  const query = storefrontQueryOptions(checkClient(client ?? defaultClient, 'get'), path, request)
  // The response belongs to one shopper: an app that keeps products longer does not mean this one.
  const { staleTime = query.staleTime, gcTime = query.gcTime } = queryClient.getQueryDefaults(query.queryKey)
  return (useQuery as UseItemQuery)(
    {
      ...withAppDefaults(queryClient, query),
      staleTime,
      gcTime,
      ...options,
      meta: { ...query.meta, ...options.meta },
    },
    queryClient,
  )
}
