'use client'
import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'

import type { AnyStorefrontClient, OutputOf, StandardSchema } from '../core/index.js'
import { storefrontQueryOptions, type StorefrontQueryRequest } from '../queries/index.js'
import type { UseResourceOptions } from './item/item-options.js'
import { useStorefront } from './use-storefront.js'

/**
 * Any other GET below the base URL, checked by a schema: checkout, shipping, taxes, payments. Stale at once,
 * dropped when nothing on the page uses it, and marked `meta.persist: false` for persisters.
 *
 * @param path below the base URL, beginning with a slash
 * @param request the schema, whose output is `data`, and the query string
 * @param options TanStack's; and `client`, for another than the provider's
 * @example
 * const checkout = useStorefrontQuery(`/checkout/${id}`, { schema: checkoutSchema })
 * @throws {MissingProviderError} outside a provider.
 */
export function useStorefrontQuery<S extends StandardSchema, TSelected = OutputOf<S>>(
  path: string,
  request: StorefrontQueryRequest<S>,
  {
    client,
    ...options
  }: UseResourceOptions<OutputOf<S>, TSelected> & { readonly client?: AnyStorefrontClient | undefined } = {},
): UseQueryResult<TSelected> {
  const storefront = useStorefront()
  const query = storefrontQueryOptions(client ?? storefront.client, path, request)
  return useQuery(
    { ...query, ...options, meta: { ...query.meta, ...options.meta } } as unknown as UseQueryOptions<
      OutputOf<S>,
      Error,
      TSelected
    >,
    storefront.queryClient,
  )
}
