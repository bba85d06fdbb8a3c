import type { QueryContext } from '../query-context.js'

const warned = new Set<string>()

/**
 * Development only: if the server's client and the browser's client have different base URLs or keys, the scopes
 * of their query keys differ, so the browser fetches hydrated data again. A hydrated query that no hook has used
 * has no `queryFn`; warn if one differs from the query to be fetched only in its scope.
 */
export function warnAboutScopeMismatch({ client, queryKey }: QueryContext): void {
  if (process.env.NODE_ENV !== 'production') {
    const cache = client?.getQueryCache()
    const query = cache?.find({ queryKey, exact: true })
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
