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

function queuedCall(operation: ListOperation, call: Call, queryClient: QueryClient): Call {
  let queued = queuedCalls.get(call)
  if (!queued) {
    queued = async (options) => {
      const cache = queryClient.getQueryCache()
      // The type of a cached query does not say that the query is infinite.
      const observer = cache
        .getAll()
        .flatMap((query) => query.observers as unknown as ListObserver[])
        .find((other) => other[operation] === call)
      // Without a mounted component, no other call can be in the queue.
      if (!observer) return call(options)
      const queue = listQueueOf(observer.getCurrentQuery() as Query, cache)
      const isDone = await queue(operation, observer)
      const result = observer.getCurrentResult()
      // If the queue had nothing to do, the error belongs to an earlier call.
      if (options?.throwOnError && isDone && result.isError) throw result.error
      return result
    }
    queuedCalls.set(call, queued)
  }
  return queued
}
