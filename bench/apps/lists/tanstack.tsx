/** TanStack Query as its documentation pages with cursors: the id of the last product is the next page param. */
import { QueryClient, QueryClientProvider, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'

import type { Product } from '../../../src/core/index.js'
import { getJson, ListView, productUrlOf, urlOf, type ListModule, type Page, type Sort } from '../shared.js'

const queryClient = new QueryClient()

export const Provider: ListModule['Provider'] = ({ children }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)

export const Products: ListModule['Products'] = () => {
  const [sort, setSort] = useState<Sort>('name')
  const { data, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['products', sort],
    queryFn: ({ pageParam }) => getJson<Page>(urlOf(sort, pageParam)),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => (last.has_more ? last.data.at(-1)?.id : undefined),
  })
  const products = useMemo(() => data?.pages.flatMap((page) => page.data), [data])
  return (
    <ListView
      products={products}
      hasMore={hasNextPage}
      onMore={() => {
        void fetchNextPage()
      }}
      onSort={setSort}
    />
  )
}

export const useShownProduct: ListModule['useShownProduct'] = (id) =>
  useQuery({ queryKey: ['product', id], queryFn: () => getJson<Product>(productUrlOf(id)) }).data
