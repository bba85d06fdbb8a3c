'use client'
import { useIsRestoring, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

interface FirstObserver {
  subscribe(onChange: (result: { readonly fetchStatus: string }) => void): () => void
  getCurrentQuery(): { readonly state: { readonly fetchStatus: string } }
}

/** TanStack's `QueryObserver` or `InfiniteQueryObserver`. */
type ObserverClass = new (queryClient: QueryClient, options: never) => FirstObserver

interface FirstRequestOptions {
  readonly queryKey: QueryKey
  readonly subscribed?: boolean | undefined
}

/** Stops observing a query whose first request a render has started. */
const releases = new WeakMap<object, () => void>()

/**
 * Starts the requests of a component's first render during that render. TanStack Query would start them in an effect,
 * after React has rendered and committed the whole page.
 *
 * Not for queries with `staleTime: 0`: when the response arrives before the effect, TanStack would request it again.
 * @param isUndecided whether the component may still change its query before the first effect
 */
export function useFirstRequests(
  Observer: ObserverClass,
  queries: readonly FirstRequestOptions[],
  queryClient: QueryClient,
  isUndecided: (queryKey: QueryKey) => boolean = () => false,
): void {
  const isRestoring = useIsRestoring()
  const [started] = useState(() =>
    isRestoring || typeof window === 'undefined'
      ? []
      : queries
          .filter(({ subscribed, queryKey }) => subscribed !== false && !isUndecided(queryKey))
          .map((options) => startFirstRequest(Observer, options, queryClient)),
  )
  useEffect(() => {
    // StrictMode unsubscribes the component once, in the same task. Without an observer the request would be aborted.
    for (const query of started) setTimeout(() => releases.get(query)?.())
  }, [started])
}

function startFirstRequest(
  Observer: ObserverClass,
  options: FirstRequestOptions,
  queryClient: QueryClient,
): object {
  // `find` would search the whole cache.
  const { queryHash } = queryClient.defaultQueryOptions({ queryKey: options.queryKey })
  const known = queryClient.getQueryCache().get(queryHash)
  // E.g. loaded, hydrated, failed, or requested by a render that React discarded.
  if (known) return known
  // The hook that TanStack types for these options takes them next.
  const observer = new Observer(queryClient, options as never)
  // Observe until the component does, or until the request of a discarded render has ended.
  const release = observer.subscribe(({ fetchStatus }) => {
    if (fetchStatus === 'idle') release()
  })
  const query = observer.getCurrentQuery()
  if (query.state.fetchStatus === 'idle') release()
  else releases.set(query, release)
  return query
}
