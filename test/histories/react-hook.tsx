import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query'
import { render } from '@testing-library/react'

import { queuedResult } from '../../src/hooks/list/queued-result.js'
import type { ListHook, ListResultLike, MakeHook } from './list-hook.js'

type Calls = Record<'fetchNextPage' | 'fetchPreviousPage' | 'refetch', () => Promise<ListResultLike>>

/** The list as a component uses it. Whatever a person sees is what was rendered. */
export const reactHooks: MakeHook = (queryClient: QueryClient, options) => {
  let rendered: (ListResultLike & Calls) | undefined
  let first: Calls | undefined
  let unmount = () => {}

  function List() {
    const result = useInfiniteQuery<unknown, Error, InfiniteData<unknown>>(options as never, queryClient)
    const { data, isSuccess, hasNextPage, hasPreviousPage, fetchNextPage, fetchPreviousPage, refetch } =
      queuedResult(result, queryClient) as unknown as ListResultLike & Calls
    first ??= { fetchNextPage, fetchPreviousPage, refetch }
    rendered = { data, isSuccess, hasNextPage, hasPreviousPage, fetchNextPage, fetchPreviousPage, refetch }
    return null
  }

  const hook: ListHook = {
    isMounted: false,
    mounts: 0,
    mount() {
      if (hook.isMounted) return
      Object.assign(hook, { isMounted: true, mounts: hook.mounts + 1 })
      ;({ unmount } = render(
        <QueryClientProvider client={queryClient}>
          <List />
        </QueryClientProvider>,
      ))
    },
    unmount() {
      if (!hook.isMounted) return
      Object.assign(hook, { isMounted: false, mounts: hook.mounts + 1 })
      first = undefined
      unmount()
    },
    current: () => rendered!,
    call(operation) {
      if (first?.[operation] !== rendered?.[operation]) throw new Error(`${operation} is stable`)
      return rendered![operation]()
    },
    flush: () => new Promise((resolve) => setTimeout(resolve)),
  }
  return hook
}
