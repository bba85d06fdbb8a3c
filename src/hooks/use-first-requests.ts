'use client'
import {
  hashKey,
  onlineManager,
  useIsRestoring,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
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

/** Ends the observer of a first request that a render started, when the component mounts or never does. */
const releases = new WeakMap<object, () => void>()

/**
 * Starts the requests of a component's first render during that render. TanStack Query would start them in an effect,
 * after React has rendered and committed the whole page.
 *
 * Not for queries that are stale at once: when the response arrives before the effect, TanStack requests it again. Not
 * while offline: the paused request would have no observer when the browser is online again, and never continue.
 * @param isUndecided by the hash of the query's key, whether the component may still change its query before the first effect
 */
export function useFirstRequests(
  Observer: ObserverClass,
  queries: readonly FirstRequestOptions[],
  queryClient: QueryClient,
  isUndecided: (keyHash: string) => boolean = () => false,
): void {
  const isRestoring = useIsRestoring()
  const [started] = useState(() =>
    isRestoring || typeof window === 'undefined' || !onlineManager.isOnline()
      ? []
      : queries
          .filter(({ subscribed, queryKey }) => subscribed !== false && !isUndecided(hashKey(queryKey)))
          .map((options) => startFirstRequest(Observer, options, queryClient)),
  )
  useEffect(() => {
    // StrictMode unsubscribes the component once, in the same task. Without an observer the request would be aborted.
    for (const query of started) if (query) setTimeout(() => releases.get(query)?.())
  }, [started])
}

function startFirstRequest(
  Observer: ObserverClass,
  options: FirstRequestOptions,
  queryClient: QueryClient,
): object | undefined {
  // `find` would search the whole cache.
  const { queryHash, staleTime, refetchOnMount, gcTime } = queryClient.defaultQueryOptions(options)
  const known = queryClient.getQueryCache().get(queryHash)
  if (known) {
    // E.g. loaded, hydrated, failed, or requested by a render before. The request of a loader has no observer yet.
    if (known.state.fetchStatus !== 'fetching' || releases.has(known)) return known
    // With `gcTime: 0`, each render that React discards would send its own request.
  } else if (!staleTime || gcTime === 0 || [staleTime, refetchOnMount].some(mayRefetchAtOnce)) {
    return undefined
  }
  // The hook that TanStack types for these options takes them next.
  const observer = new Observer(queryClient, options as never)
  // Observe until the component does, or until the request of a discarded render has ended.
  const unsubscribe = observer.subscribe(({ fetchStatus }) => {
    if (fetchStatus === 'idle') release()
  })
  const query = observer.getCurrentQuery()
  const release = () => {
    unsubscribe()
    releases.delete(query)
  }
  if (query.state.fetchStatus === 'idle') release()
  else releases.set(query, release)
  return query
}

const mayRefetchAtOnce = (option: unknown) => option === 'always' || typeof option === 'function'
