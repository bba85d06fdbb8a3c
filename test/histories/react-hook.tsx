import type { QueryClient } from '@tanstack/react-query'
import { hashKey, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query'
import { render } from '@testing-library/react'

import { useListHandle } from '../../src/hooks/list/list-handle.js'
import type { ListOperation } from '../../src/queries/list/list-queue.js'
import type { CallResult, ListHook, ListResultLike, MakeHook } from './list-hook.js'

type Calls = Record<ListOperation, () => Promise<CallResult>>

const opening = { cursor: {}, keyAt: () => [], reopen: () => {} }

export const reactHooks: MakeHook = (queryClient: QueryClient, options) => {
  let rendered: (ListResultLike & Calls) | undefined
  let first: Calls | undefined
  let unmount = () => {}

  function List() {
    const result = useInfiniteQuery(options, queryClient)
    const { queryKey } = options
    const get = useListHandle(queryClient, { queryKey, queryHash: hashKey(queryKey) }, opening)
    const { data, isSuccess, hasNextPage, hasPreviousPage, fetchNextPage, fetchPreviousPage, refetch } =
      new Proxy<typeof result>(result, { get })
    first ??= { fetchNextPage, fetchPreviousPage, refetch }
    rendered = { data, isSuccess, hasNextPage, hasPreviousPage, fetchNextPage, fetchPreviousPage, refetch }
    return null
  }

  const hook: ListHook = {
    isMounted: false,
    mountChanges: 0,
    mount() {
      if (hook.isMounted) return
      Object.assign(hook, { isMounted: true, mountChanges: hook.mountChanges + 1 })
      ;({ unmount } = render(
        <QueryClientProvider client={queryClient}>
          <List />
        </QueryClientProvider>,
      ))
    },
    unmount() {
      if (!hook.isMounted) return
      Object.assign(hook, { isMounted: false, mountChanges: hook.mountChanges + 1 })
      first = undefined
      unmount()
    },
    current: () => rendered!,
    call(operation) {
      if (first?.[operation] !== rendered?.[operation])
        throw new Error(`${operation} changed its identity between renders`)
      return rendered![operation]()
    },
    flush: () => new Promise((resolve) => setTimeout(resolve)),
  }
  return hook
}
