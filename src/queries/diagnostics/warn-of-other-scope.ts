import type { QueryContext } from '../query-context.js'

const warned = new Set<string>()

/**
 * Development: a server's client and a browser's see one store through different addresses or keys, so their
 * query keys differ in the scope alone, and what the server fetched is fetched again. Called when a query is
 * about to fetch; looks for a hydrated one (nobody has asked for it here, so it has no function) that has the
 * rest of the key.
 */
export function warnOfOtherScope({ client, queryKey }: QueryContext): void {
  if (process.env.NODE_ENV !== 'production') {
    const cache = client?.getQueryCache()
    const asked = cache?.find({ queryKey, exact: true })
    if (!cache || !asked || asked.state.data !== undefined) return
    const scope = JSON.stringify(queryKey[1])
    const hydrated = cache
      .getAll()
      .find(
        ({ queryKey: [, otherScope], queryHash, options, state }) =>
          otherScope !== queryKey[1] &&
          state.data !== undefined &&
          !options.queryFn &&
          queryHash.replace(JSON.stringify(otherScope), () => scope) === asked.queryHash,
      )
    const scopes = `${JSON.stringify(hydrated?.queryKey[1])} and ${scope}`
    if (!hydrated || warned.has(scopes)) return
    warned.add(scopes)
    console.warn(
      `storefront-react: data that the server sent is fetched again, because the server's client and the browser's have different cache scopes: ${scopes}.\n` +
        'What to do: give both clients the same cacheScope.',
    )
  }
}
