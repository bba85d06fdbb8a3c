/** One grid of products with the library from the query string. The benchmarks in this folder drive it. */
import { QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

import { createStorefrontClient } from '../../src/core/index.js'
import { StorefrontProvider, useProducts } from '../../src/index.js'
import { productsQueryOptions, selectListData } from '../../src/queries/index.js'
import { loadedList } from '../../test/virtual/loaded-list.js'
import { grids, type Grid } from './grids.js'
import { scrollThrough } from './scroll-through.js'

const query = new URLSearchParams(location.search)
const loaded = Number(query.get('loaded'))
const total = Number(query.get('total'))

const client = createStorefrontClient({ baseUrl: '/api/v1', apiKey: null })
const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
if (loaded > 0)
  queryClient.setQueryData(productsQueryOptions(client, { limit: 100 }).queryKey, loadedList(loaded, total))

const Page = ({ grid: Grid }: { readonly grid: Grid }) => <Grid list={useProducts({ limit: 100 })} />

/** A list that grows only through `window.append()`. */
function GrowingPage({ grid: Grid }: { readonly grid: Grid }) {
  const list = useProducts({ limit: 100 })
  const [data, setData] = useState(list.data!)
  useEffect(() => {
    window.append = () => {
      const more = selectListData(loadedList(data.items.length + 100, total))
      const items = [...data.items, ...more.items.slice(data.items.length)]
      const pages = [...data.pages, ...more.pages.slice(data.pages.length)]
      const start = performance.now()
      flushSync(() => setData({ ...more, items, pages }))
      return performance.now() - start
    }
  })
  return <Grid list={{ ...list, data } as typeof list} />
}

window.scrollThrough = scrollThrough

const PageOfGrid = query.has('grows') ? GrowingPage : Page
const grid = await grids[query.get('library') ?? 'ours']!()
createRoot(document.getElementById('root')!).render(
  <StorefrontProvider client={client} queryClient={queryClient}>
    <PageOfGrid grid={grid} />
  </StorefrontProvider>,
)
