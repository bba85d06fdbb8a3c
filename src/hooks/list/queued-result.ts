import type { Query, QueryClient } from '@tanstack/react-query'

import { listQueueOf, type ListObserver, type ListOperation } from '../../queries/list/list-queue.js'

type Call = (options?: { readonly throwOnError?: boolean | undefined }) => Promise<unknown>

/** Keyed by the observer's function, which stays the same for the observer's lifetime. */
const queuedCalls = new WeakMap<Call, Call>()

/** A Proxy: TanStack re-renders for each property that a component has read, and a copy would read them all. */
export function queuedResult<TResult extends object>(result: TResult, queryClient: QueryClient): TResult {
  return new Proxy(result, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key)
      return key === 'fetchNextPage' || key === 'fetchPreviousPage' || key === 'refetch'
        ? queuedCall(key, value as Call, queryClient)
        : value
    },
  })
}

/** The call behind each queued call. */
const originalCalls = new WeakMap<Call, Call>()

export interface ListIdentity {
  /** Changes with the params; `undefined` for a result that no mounted hook returned. */
  readonly listId: string | undefined
  /** `Infinity` for a list that keeps all pages. */
  readonly maxPages: number
}

/** What a hook's result does not say about its query. */
export function listIdentityOf(
  { fetchNextPage }: { readonly fetchNextPage: Call },
  queryClient: QueryClient,
): ListIdentity {
  const call = originalCalls.get(fetchNextPage) ?? fetchNextPage
  const observer = findObserver('fetchNextPage', call, queryClient)
  return {
    listId: (observer?.getCurrentQuery() as Query | undefined)?.queryHash,
    maxPages: observer?.options?.maxPages || Infinity,
  }
}

function findObserver(
  operation: ListOperation,
  call: Call,
  queryClient: QueryClient,
): ListObserver | undefined {
  return (
    queryClient
      .getQueryCache()
      .getAll()
      // The type of a cached query does not say that the query is infinite.
      .flatMap((query) => query.observers as unknown as ListObserver[])
      .find((other) => other[operation] === call)
  )
}

function queuedCall(operation: ListOperation, call: Call, queryClient: QueryClient): Call {
  let queued = queuedCalls.get(call)
  if (!queued) {
    queued = async (options) => {
      const observer = findObserver(operation, call, queryClient)
      // Without a mounted component, no other call can be in the queue.
      if (!observer) return call(options)
      const queue = listQueueOf(observer.getCurrentQuery() as Query, queryClient.getQueryCache())
      const isDone = await queue(operation, observer)
      const result = observer.getCurrentResult()
      // If the queue had nothing to do, the error belongs to an earlier call.
      if (options?.throwOnError && isDone && result.isError) throw result.error
      return result
    }
    queuedCalls.set(call, queued)
    originalCalls.set(queued, call)
  }
  return queued
}
