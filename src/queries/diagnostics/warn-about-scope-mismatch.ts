import type { QueryContext } from '../query-options.js'

/** Warns once for each query in development. */
const warned = new Set<string>()

/**
 * Development only: with different base URLs or keys on server and browser, the query keys differ, so the browser
 * fetches hydrated data again. A query without `queryFn` was hydrated and not yet used.
 */
export function warnAboutScopeMismatch({ client, queryKey }: QueryContext): void {
  if (process.env.NODE_ENV !== 'production') {
    const cache = client?.getQueryCache()
    const query = client && cache?.get(client.defaultQueryOptions({ queryKey }).queryHash)
    if (!cache || !query || query.state.data !== undefined) return
    const scope = JSON.stringify(queryKey[1])
    const hydrated = cache
      .getAll()
      .find(
        ({ queryKey: [, otherScope], queryHash, options, state }) =>
          otherScope !== queryKey[1] &&
          state.data !== undefined &&
          !options.queryFn &&
          queryHash.replace(JSON.stringify(otherScope), () => scope) === query.queryHash,
      )
    const scopes = `${JSON.stringify(hydrated?.queryKey[1])} and ${scope}`
    if (!hydrated || warned.has(scopes)) return
    warned.add(scopes)
    console.warn(
      `storefront-react: the browser fetches data again that the server has already sent, because their clients have different cache scopes: ${scopes}.\n` +
        'What to do: pass the same cacheScope to both clients.',
    )
  }
}
