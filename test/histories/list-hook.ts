import { setMaxListeners } from 'node:events'

import { hashKey, InfiniteQueryObserver, type QueryClient } from '@tanstack/react-query'

import { createQueuedCalls } from '../../src/hooks/list/list-handle.js'
import { keepLoadedPages } from '../../src/queries/list/keep-loaded-pages.js'
import type { ListOperation } from '../../src/queries/list/list-queue.js'
import type { listQueryOptions } from '../../src/queries/list/list-query.js'
import type { Filters } from '../../src/core/index.js'
import type { Thing } from './history.js'

export interface ListResultLike {
  readonly data: unknown
  readonly isSuccess: boolean
  readonly hasNextPage: boolean
  readonly hasPreviousPage: boolean
}

/** `refetch` resolves without the paging flags. */
export type CallResult = Pick<ListResultLike, 'isSuccess'>

export interface ListHook {
  readonly isMounted: boolean
  /** Number of mounts and unmounts so far, to detect either during a call. */
  readonly mountChanges: number
  mount(): void
  unmount(): void
  current(): ListResultLike
  call(operation: ListOperation): Promise<CallResult>
  flush?(): Promise<void>
}

// TanStack adds an abort listener to the signal of a refetch for each of its pages, and Node warns above ten.
setMaxListeners(0)

type ListQueryOptions = ReturnType<typeof listQueryOptions<Thing, Thing, Filters>>

/** Repeated at once and always stale, so that a history runs fast and each mount refetches. */
export type HistoryQueryOptions = ListQueryOptions & {
  readonly maxPages?: number
}

export type MakeHook = (queryClient: QueryClient, options: HistoryQueryOptions) => ListHook

/** Uses the observer as the hooks do, without React. */
export const observerHooks: MakeHook = (queryClient, options) => {
  const createObserver = () => new InfiniteQueryObserver(queryClient, options)
  const calls = createQueuedCalls(queryClient.getQueryCache())
  calls.setQueryHash(hashKey(options.queryKey))
  let observer: ReturnType<typeof createObserver> | undefined
  let unsubscribe = () => {}
  const hook = {
    mountChanges: 0,
    get isMounted() {
      return observer !== undefined
    },
    mount() {
      if (observer) return
      hook.mountChanges++
      observer = createObserver()
      const stopKeeping = keepLoadedPages(queryClient.getQueryCache(), hashKey(options.queryKey))
      const unsubscribeObserver = observer.subscribe(() => {})
      unsubscribe = () => {
        stopKeeping()
        unsubscribeObserver()
      }
    },
    unmount() {
      if (!observer) return
      hook.mountChanges++
      unsubscribe()
      observer = undefined
    },
    current: () => observer!.getCurrentResult(),
    call: (operation: ListOperation) => calls.queued(operation, observer!.getCurrentResult()[operation])(),
  }
  return hook
}
