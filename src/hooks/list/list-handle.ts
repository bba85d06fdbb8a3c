'use client'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { keepLoadedPages } from '../../queries/list/keep-loaded-pages.js'
import type { ListObserver } from '../../queries/list/list-queue.js'
import type { ListOpening } from './list-opening.js'
import { createQueuedCalls, type Call } from './queued-calls.js'

/** A symbol, so that the handle is not enumerated, copied or compared with the result. */
const LIST = Symbol('list')

/** What a hook's result does not say about its list. */
export interface ListHandle {
  readonly opening: ListOpening
  /** `undefined` if no mounted component uses the hook. */
  readonly observer: ListObserver | undefined
}

/** `undefined` for the result of TanStack's own hook, and for a copy of a result. */
export function handleOf(list: object): ListHandle | undefined {
  return (list as { readonly [LIST]?: ListHandle })[LIST]
}

/**
 * Returns what turns TanStack's result into the result of a list hook, as the `get` of a Proxy: its calls go through the
 * queue of the list and stay the same functions, and it has a handle. A Proxy, because TanStack re-renders for each
 * property that a component has read, and a copy would read them all.
 */
export function useListHandle(
  queryClient: QueryClient,
  queryHash: string,
): (opening: ListOpening) => (result: object, key: PropertyKey) => unknown {
  const [calls] = useState(() => createQueuedCalls(queryClient.getQueryCache()))
  useEffect(() => {
    calls.setQueryHash(queryHash)
    return keepLoadedPages(queryClient.getQueryCache(), queryHash)
  }, [calls, queryClient, queryHash])
  return (opening) => (result, key) => {
    if (key === LIST) {
      const fetchNextPage = Reflect.get(result, 'fetchNextPage') as Call
      return {
        opening,
        observer: calls.findObserver('fetchNextPage', fetchNextPage),
      } satisfies ListHandle
    }
    const value: unknown = Reflect.get(result, key)
    return key === 'fetchNextPage' || key === 'fetchPreviousPage' || key === 'refetch'
      ? calls.queued(key, value as Call)
      : value
  }
}
