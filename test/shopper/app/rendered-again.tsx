import {
  hydrate,
  HydrationBoundary,
  useQueryClient,
  type DehydratedState,
  type InfiniteData,
} from '@tanstack/react-query'
import { startTransition, useEffect, useState, type ReactNode } from 'react'

import type { AnyStorefrontClient } from '../../../src/core/index.js'
import { productsQueryOptions } from '../../../src/queries/index.js'
import { listParamsOf, type ServerRender } from '../settings.js'
import { load, settings } from './settings-of-page.js'

interface RenderedAgainProps {
  readonly client: AnyStorefrontClient
  readonly children: ReactNode
}

/** What a router does after an action, or with `router.refresh`: the server renders the page, with the first pages of the list. */
export function RenderedAgain({ client, children }: RenderedAgainProps) {
  const queryClient = useQueryClient()
  const [state, setState] = useState<DehydratedState>()
  useEffect(() => {
    const options = productsQueryOptions(client, listParamsOf(settings))
    const read = async (pages: number) =>
      (await fetch(`/render/${settings.session}?pages=${pages}`)).json() as Promise<DehydratedState>
    const ways: Readonly<Record<ServerRender, (pages: number) => Promise<unknown>>> = {
      HydrationBoundary: async (pages) => {
        const rendered = await read(pages)
        startTransition(() => setState(rendered))
      },
      hydrate: async (pages) => hydrate(queryClient, await read(pages)),
      'a loader': (pages) => queryClient.fetchInfiniteQuery({ ...options, pages, staleTime: 0 }),
    }
    const idsOf = (data: InfiniteData<{ readonly items: readonly { readonly id: string }[] }> | undefined) =>
      data?.pages.flatMap(({ items }) => items.map(({ id }) => id)) ?? []
    Object.assign(globalThis, {
      renderAgain: (way: ServerRender, pages: number) => void load(ways[way](pages), 0),
      loadedIds: () => idsOf(queryClient.getQueryData(options.queryKey)),
    })
  }, [client, queryClient])
  return <HydrationBoundary state={state}>{children}</HydrationBoundary>
}
