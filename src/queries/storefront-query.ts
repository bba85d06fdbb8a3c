import type { QueryKey } from '@tanstack/react-query'

import type { AnyStorefrontClient, GetOptions } from '../core/client/storefront-client.js'
import type { StandardSchema, OutputOf } from '../core/schemas/standard-schema.js'
import * as storefrontKeys from './keys.js'
import { queryDefaults } from './query-defaults.js'
import { warnAboutScopeMismatch } from './diagnostics/warn-about-scope-mismatch.js'
import type { ItemQueryOptions, QueryContext } from './query-options.js'

/**
 * Query options of any other GET endpoint (checkout, shipping, taxes, payments). The response belongs to one shopper,
 * so the cache does not keep it. The schema is not part of the query key: always read a path with the same schema.
 */
export function storefrontQueryOptions<S extends StandardSchema>(
  client: Pick<AnyStorefrontClient, 'cacheScope' | 'get'>,
  path: string,
  { searchParams, schema, fetchOptions }: Omit<GetOptions<S>, 'signal'>,
): ItemQueryOptions<OutputOf<S>> & { readonly gcTime: number; readonly meta: { readonly persist: boolean } } {
  function fetchAnswer(context: QueryContext): Promise<OutputOf<S>> {
    warnAboutScopeMismatch(context)
    return client.get(path, { searchParams, schema, fetchOptions, signal: context.signal })
  }
  const queryKey: QueryKey = storefrontKeys.get(client, path, searchParams)
  return {
    ...queryDefaults,
    staleTime: 0,
    gcTime: 0,
    meta: { persist: false },
    queryKey: queryKey as ItemQueryOptions<OutputOf<S>>['queryKey'],
    queryFn: fetchAnswer,
  }
}
