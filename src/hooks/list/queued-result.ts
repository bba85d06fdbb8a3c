import type { Query, QueryClient } from '@tanstack/react-query'

import { listQueueOf, type ListObserver, type ListOperation } from '../../queries/list/list-queue.js'

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- TanStack's three functions differ in their options
type Call = (options?: any) => Promise<unknown>

/** The queued form of each function that an observer gave out. It gives out the same ones for all its life. */
const queuedCalls = new WeakMap<Call, Call>()

/**
 * A result of TanStack's list hooks whose `fetchNextPage`, `fetchPreviousPage` and `refetch` wait for their
 * turn. A Proxy: reading a property of TanStack's result is what subscribes to it, and a copy reads them all.
 */
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
    queued = async (options?: { readonly throwOnError?: boolean | undefined }) => {
      const cache = queryClient.getQueryCache()
      const observer = cache
        .getAll()
        .flatMap((query) => query.observers as ListObserver[])
        .find((other) => other[operation] === call)
      // Not mounted yet, or no longer: there is nothing to wait for.
      if (!observer) return call(options)
      const queue = listQueueOf(observer.getCurrentQuery() as Query, cache)
      const isDone = await queue(operation, observer)
      const result = observer.getCurrentResult()
      // Where there was nothing to do, the error is an older one.
      if (options?.throwOnError && isDone && result.isError) throw result.error
      return result
    }
    queuedCalls.set(call, queued)
  }
  return queued
}
