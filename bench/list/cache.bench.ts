/**
 * What a list hook costs in a full cache: the render with 2,000 cached queries against 10, and, in development, a page
 * of a refetch with 100 loaded pages against 10: `npm run bench list-cache`.
 */
import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createMockStore, createSampleCatalog } from 'storefront-mock'

import { createStorefrontClient } from '../../src/core/index.js'
import { useProducts } from '../../src/hooks/list/use-products.js'
import { StorefrontProvider } from '../../src/provider/storefront-provider.js'
import { productsQueryOptions } from '../../src/queries/index.js'
import { ms, report, roundsOf } from '../report.js'
import { interleave, median, ratioOf } from '../statistics.js'

const LIMIT = 24
const store = createMockStore(createSampleCatalog({ size: 100 * LIMIT }))
const client = createStorefrontClient({ baseUrl: store.baseUrl, apiKey: store.apiKey, fetch: store.fetch })
const params = { limit: LIMIT }

async function renderWithQueries(count: number) {
  const queryClient = new QueryClient()
  await new InfiniteQueryObserver(queryClient, productsQueryOptions(client, params)).refetch()
  for (let query = 0; query < count; query++)
    queryClient.setQueryData(['another', { query, with: 'a key of usual length' }], query)
  const List = () => createElement('p', null, useProducts(params).data?.items.length)
  const page = createElement(StorefrontProvider, { client, queryClient }, createElement(List))
  return () => () => {
    for (let render = 0; render < 100; render++) renderToString(page)
  }
}

async function refetchPages(count: number) {
  const queryClient = new QueryClient()
  const observer = new InfiniteQueryObserver(queryClient, productsQueryOptions(client, params))
  observer.subscribe(() => {})
  await observer.refetch()
  while ((observer.getCurrentResult().data?.pages.length ?? 0) < count) await observer.fetchNextPage()
  return async () => {
    const start = performance.now()
    await observer.refetch()
    return (performance.now() - start) / count
  }
}

const renders = await interleave(roundsOf(31), {
  few: await renderWithQueries(10),
  many: await renderWithQueries(2_000),
})
report({
  what: 'the render of a list hook with 2,000 cached queries, against with 10',
  ...ratioOf(renders.many, renders.few),
  atMost: 1.5,
})

const [few, many] = [await refetchPages(10), await refetchPages(100)]
const times = { few: [] as number[], many: [] as number[] }
for (let round = 0; round < roundsOf(9); round++) {
  times.few.push(await few())
  times.many.push(await many())
}
report({
  what: 'a page of a refetch in development with 100 loaded pages, against with 10',
  ours: ms(median(times.many)),
  ...ratioOf(times.many, times.few),
  atMost: 1.2,
})
