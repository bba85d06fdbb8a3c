/**
 * What a list hook costs against plain `useInfiniteQuery`, written as its documentation shows it, with React's
 * production build in jsdom: `npm run bench list-hook`. 100 components read a cached list: their first render and
 * commit, and their next ones, as when a component with an input renders on each key press.
 */
// @ts-expect-error -- jsdom has no types.
import * as jsdom from 'jsdom'
import type { FunctionComponent, ReactNode } from 'react'

import { createMockStore, createSampleCatalog } from 'storefront-mock'
import { ms, report, roundsOf } from '../report.js'
import { interleave, median, ratioOf } from '../statistics.js'

// Before React is imported: its development build takes longer than the hooks.
process.env['NODE_ENV'] = 'production'
const { JSDOM } = jsdom as { JSDOM: new () => { readonly window: typeof globalThis.window } }
const { window } = new JSDOM()
Object.assign(globalThis, { window, document: window.document, location: window.location })
const { InfiniteQueryObserver, QueryClient, QueryClientProvider, useInfiniteQuery } =
  await import('@tanstack/react-query')
const { createElement } = await import('react')
const { createRoot } = await import('react-dom/client')
const { flushSync } = await import('react-dom')
const { createStorefrontClient } = await import('../../src/core/index.js')
const { useProducts } = await import('../../src/hooks/list/use-products.js')
const { StorefrontProvider } = await import('../../src/provider/storefront-provider.js')
const { productsQueryOptions } = await import('../../src/queries/index.js')

const COMPONENTS = 100
const LIMIT = 24
const store = createMockStore(createSampleCatalog({ size: 100 }))
const client = createStorefrontClient({ baseUrl: store.baseUrl, apiKey: store.apiKey, fetch: store.fetch })
const queryClient = new QueryClient()
const params = { sort: 'name', order: 'asc', limit: LIMIT } as const

interface PlainPage {
  readonly items: readonly { readonly id: string }[]
  readonly hasMore: boolean
}

const selectItems = (data: { readonly pages: readonly PlainPage[] }) =>
  data.pages.flatMap(({ items }) => items)

function usePlainProducts() {
  return useInfiniteQuery({
    queryKey: ['products', { sort: 'name', order: 'asc', limit: LIMIT }],
    queryFn: async ({ pageParam, signal }): Promise<PlainPage> =>
      client.products.list({ ...params, startingAfter: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.hasMore ? page.items.at(-1)?.id : undefined),
    select: selectItems,
    staleTime: 60_000,
  })
}

const OurList: FunctionComponent = () => {
  const { data, hasNextPage } = useProducts({ sort: 'name', order: 'asc', limit: LIMIT })
  return `${data?.items.length} ${hasNextPage}`
}

const PlainList: FunctionComponent = () => {
  const { data, hasNextPage } = usePlainProducts()
  return `${data?.length} ${hasNextPage}`
}

function renderAll(List: FunctionComponent): ReactNode {
  const lists = Array.from({ length: COMPONENTS }, (_, key) => createElement(List, { key }))
  const shop = createElement(StorefrontProvider, { client }, lists)
  return createElement(QueryClientProvider, { client: queryClient }, shop)
}

function mount(List: FunctionComponent) {
  const container = document.createElement('main')
  const root = createRoot(container)
  const render = () => flushSync(() => root.render(renderAll(List)))
  return { render, unmount: () => root.unmount(), text: () => container.textContent }
}

await new InfiniteQueryObserver(queryClient, productsQueryOptions(client, params)).refetch()
const [ours, plain] = [mount(OurList), mount(PlainList)]
plain.render()
ours.render()
while (plain.text() !== ours.text()) await new Promise((resolve) => setTimeout(resolve, 10))

const firstRender = (List: FunctionComponent) => () => {
  const list = mount(List)
  // Effects that React runs later belong to the commit.
  return () => {
    list.render()
    flushSync(() => list.unmount())
  }
}
const nextRender = (render: () => void) => () => () => {
  for (let time = 0; time < 5; time++) render()
}

// The engine compiles code that has run often.
await interleave(20, { ours: firstRender(OurList), plain: firstRender(PlainList) })
const times = {
  'the first render': await interleave(roundsOf(101), {
    ours: firstRender(OurList),
    plain: firstRender(PlainList),
  }),
  'a render again': await interleave(roundsOf(101), {
    ours: nextRender(ours.render),
    plain: nextRender(plain.render),
  }),
}
for (const [what, { ours, plain }] of Object.entries(times)) {
  report({
    what: `${what} of ${COMPONENTS} list hooks, against plain useInfiniteQuery`,
    ours: ms(median(ours)),
    peer: `TanStack Query ${ms(median(plain))}`,
    ...ratioOf(ours, plain),
    atMost: 1.5,
  })
}
process.exit()
