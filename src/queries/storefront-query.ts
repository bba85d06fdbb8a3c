import type { DataTag } from '@tanstack/react-query'

import type { AnyStorefrontClient, GetOptions, OutputOf, StandardSchema } from '../core/index.js'
import * as storefrontKeys from './keys.js'
import type { QueryContext } from './query-context.js'
import { queryDefaults } from './query-defaults.js'
import { warnAboutScopeMismatch } from './diagnostics/warn-about-scope-mismatch.js'

/** Options of {@link storefrontQueryOptions}: `client.get`'s, without the signal, which is TanStack's. */
export type StorefrontQueryRequest<S extends StandardSchema> = Omit<GetOptions<S>, 'signal'>

/**
 * Options of any other GET as a query: checkout, shipping, taxes, payments. What it answers is about one
 * shopper and changes with every step, so it is stale at once, is dropped when nothing on the page uses it, and
 * carries `meta.persist: false` for persisters (see `docs/resources.md`).
 *
 * The schema is no part of the key: read one path with one schema.
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
