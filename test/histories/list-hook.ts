import { InfiniteQueryObserver, type QueryClient } from '@tanstack/react-query'

import { queuedResult } from '../../src/hooks/list/queued-result.js'
import type { listQueryOptions } from '../../src/queries/list/list-query.js'
import type { Filters } from '../../src/core/index.js'
import type { Thing } from './history.js'

export interface ListResultLike {
  readonly data: unknown
  readonly isSuccess: boolean
  readonly hasNextPage: boolean
  readonly hasPreviousPage: boolean
}

/** One user of a list. */
export interface ListHook {
  readonly isMounted: boolean
  /** How often it was mounted or unmounted. */
  readonly mounts: number
  mount(): void
  unmount(): void
  current(): ListResultLike
  call(operation: 'fetchNextPage' | 'fetchPreviousPage' | 'refetch'): Promise<ListResultLike>
  /** Lets what was rendered last be seen. */
  flush?(): Promise<void>
}

export type MakeHook = (
  queryClient: QueryClient,
  options: ReturnType<typeof listQueryOptions<Thing, Thing, Filters>>,
) => ListHook

/** What a hook does, without React. */
export const observerHooks: MakeHook = (queryClient, options) => {
  let observer: InfiniteQueryObserver | undefined
  let unsubscribe = () => {}
  const hook = {
    mounts: 0,
    get isMounted() {
      return observer !== undefined
    },
    mount() {
      if (observer) return
      hook.mounts++
      observer = new InfiniteQueryObserver(queryClient, options as never)
      unsubscribe = observer.subscribe(() => {})
    },
    unmount() {
      if (!observer) return
      hook.mounts++
      unsubscribe()
      observer = undefined
    },
    current: () => observer!.getCurrentResult() as ListResultLike,
    call: (operation: 'fetchNextPage' | 'fetchPreviousPage' | 'refetch') =>
      queuedResult(observer!.getCurrentResult(), queryClient)[
        operation
      ]() as Promise<unknown> as Promise<ListResultLike>,
  }
  return hook
}
