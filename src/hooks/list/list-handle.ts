'use client'
import { hashKey, type QueryClient, type QueryKey, type Query, type QueryCache } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import type { PageCursor } from '../../core/list/list-params.js'
import { discardForeignData, keepLoadedPages } from '../../queries/list/keep-loaded-pages.js'
import { type ListObserver, listQueueOf, type ListOperation } from '../../queries/list/list-queue.js'

type Call = (options?: { readonly throwOnError?: boolean | undefined }) => Promise<unknown>

interface QueuedCalls {
  /** Call after each commit: TanStack's observer moves to another query with the params. */
  readonly setQueryHash: (queryHash: string) => void
  /** @param call TanStack's function, which belongs to one observer */
  readonly findObserver: (operation: ListOperation, call: Call) => ListObserver | undefined
  /** The same function for the same call. */
  readonly queued: <TCall>(operation: ListOperation, call: TCall) => TCall
}

/** The calls of one mounted hook. TanStack does not expose its observer, but the observer's functions are its own. */
export function createQueuedCalls(cache: QueryCache): QueuedCalls {
  const queuedCalls: Partial<Record<ListOperation, { readonly call: Call; readonly queued: Call }>> = {}
  let hash = ''

  function findObserver(operation: ListOperation, call: Call): ListObserver | undefined {
    // The type of a cached query does not say that the query is infinite.
    const observers: readonly object[] | undefined = cache.get(hash)?.observers
    return (observers as readonly ListObserver[] | undefined)?.find((each) => each[operation] === call)
  }

  const createQueuedCall =
    (operation: ListOperation, call: Call): Call =>
    async (options) => {
      const observer = findObserver(operation, call)
      // Without a mounted component, no other call can be in the queue.
      if (!observer) return call(options)
      const queue = listQueueOf(observer.getCurrentQuery() as Query, cache)
      const isDone = await queue(operation, observer)
      const result = observer.getCurrentResult()
      // If the queue had nothing to do, the error belongs to an earlier call.
      if (options?.throwOnError && isDone && result.isError) throw result.error
      return result
    }

  return {
    findObserver,
    setQueryHash(queryHash) {
      hash = queryHash
    },
    queued(operation, call) {
      let known = queuedCalls[operation]
      if (known?.call !== call) {
        known = { call: call as Call, queued: createQueuedCall(operation, call as Call) }
        queuedCalls[operation] = known
      }
      return known.queued as typeof call
    },
  }
}

/** How `ProductList.Root` restores the list of a hook: the hook owns the query, so only the hook can reopen it. */
export interface ListOpening {
  /** Where the list is open now. */
  readonly cursor: PageCursor
  /** The query key of the list when it is open at this cursor. Default: the cursor of the params. */
  readonly keyAt: (cursor?: PageCursor) => QueryKey
  /** Opens the list at this cursor until its params change. */
  readonly reopen: (cursor: PageCursor) => void
}

/**
 * @param ownCursor where the params open the list
 * @param keyAt the query key of the list when it is open at a cursor
 * @returns where the list is open
 */
export function useOpenedCursor(
  ownCursor: PageCursor,
  keyAt: (cursor: PageCursor) => QueryKey,
): { readonly cursor: PageCursor | undefined; readonly opening: ListOpening } {
  const [opened, setOpened] = useState<{ readonly listHash: string; readonly cursor: PageCursor }>()
  // A cursor belongs to one list: with other params, and after a return to these params, it is outdated.
  const isOutdated = opened !== undefined && opened.listHash !== hashKey(keyAt(ownCursor))
  if (isOutdated) setOpened(undefined)
  const cursor = isOutdated ? undefined : opened?.cursor
  return {
    cursor,
    opening: {
      cursor: cursor ?? ownCursor,
      keyAt: (next = ownCursor) => keyAt(next),
      reopen: (next) => setOpened({ listHash: hashKey(keyAt(ownCursor)), cursor: next }),
    },
  }
}

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

export interface ListIdentity {
  /** Changes with the params; `undefined` for a result that no mounted hook of this package returned. */
  readonly query: Query | undefined
  /** `Infinity` for a list that keeps all pages. */
  readonly maxPages: number
}

export function listIdentityOf(list: object): ListIdentity {
  const observer = handleOf(list)?.observer
  return {
    query: observer?.getCurrentQuery() as Query | undefined,
    maxPages: observer?.options?.maxPages || Infinity,
  }
}

/**
 * Keeps the data of a list query as this package loads it. Returns what turns TanStack's result into the result of a list
 * hook, as the `get` of a Proxy: its calls go through the queue of the list and stay the same functions, and it has a handle.
 * A Proxy, because TanStack re-renders for each property that a component has read, and a copy would read them all.
 */
export function useListHandle(
  queryClient: QueryClient,
  query: { readonly queryKey: QueryKey; readonly queryHash: string },
  opening: ListOpening,
): (result: object, key: PropertyKey) => unknown {
  discardForeignData(queryClient, query)
  const [calls] = useState(() => createQueuedCalls(queryClient.getQueryCache()))
  const { queryHash } = query
  useEffect(() => {
    calls.setQueryHash(queryHash)
    return keepLoadedPages(queryClient.getQueryCache(), queryHash)
  }, [calls, queryClient, queryHash])
  return (result, key) => {
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
