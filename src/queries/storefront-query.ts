import type { DataTag } from '@tanstack/react-query'

import type { AnyStorefrontClient, GetOptions } from '../core/client/storefront-client.js'
import type { StandardSchema, OutputOf } from '../core/schemas/standard-schema.js'
import * as storefrontKeys from './keys.js'
import type { QueryContext } from './query-context.js'
import { queryDefaults } from './query-defaults.js'
import { warnAboutScopeMismatch } from './diagnostics/warn-about-scope-mismatch.js'

/** Options of `client.get` without the signal, which TanStack provides. */
export type StorefrontQueryRequest<S extends StandardSchema> = Omit<GetOptions<S>, 'signal'>

/**
 * Query options of any other GET endpoint (checkout, shipping, taxes, payments). The response belongs to one shopper,
 * so the cache does not keep it. The schema is not part of the query key: always read a path with the same schema.
 */
export function storefrontQueryOptions<S extends StandardSchema>(
  client: Pick<AnyStorefrontClient, 'cacheScope' | 'get'>,
  path: string,
  { searchParams, schema, fetchOptions }: StorefrontQueryRequest<S>,
) {
  function fetchAnswer(context: QueryContext): Promise<OutputOf<S>> {
    warnAboutScopeMismatch(context)
    return client.get(path, { searchParams, schema, fetchOptions, signal: context.signal })
  }
  const queryKey = storefrontKeys.get(client, path, searchParams)
  return {
    ...queryDefaults,
    staleTime: 0,
    gcTime: 0,
    meta: { persist: false },
    queryKey: queryKey as DataTag<typeof queryKey, OutputOf<S>>,
    queryFn: fetchAnswer,
  }
}
