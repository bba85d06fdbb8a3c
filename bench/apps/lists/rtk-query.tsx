/** RTK Query with an infinite query endpoint, as its documentation pages with cursors. */
import { configureStore } from '@reduxjs/toolkit'
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'
import { useMemo, useState } from 'react'
import { Provider as StoreProvider } from 'react-redux'

import type { Product } from '../../../src/core/index.js'
import { headers, ListView, productUrlOf, urlOf, type ListModule, type Page, type Sort } from '../shared.js'

const api = createApi({
  baseQuery: fetchBaseQuery({ headers }),
  endpoints: (build) => ({
    products: build.infiniteQuery<Page, Sort, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (last) => (last.has_more ? last.data.at(-1)?.id : undefined),
      },
      query: ({ queryArg, pageParam }) => urlOf(queryArg, pageParam),
    }),
    product: build.query<Product, string>({ query: productUrlOf }),
  }),
})

const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: (getDefault) => getDefault().concat(api.middleware),
})

export const Provider: ListModule['Provider'] = ({ children }) => (
  <StoreProvider store={store}>{children}</StoreProvider>
)

export const Products: ListModule['Products'] = () => {
  const [sort, setSort] = useState<Sort>('name')
  const { data, hasNextPage, fetchNextPage } = api.useProductsInfiniteQuery(sort)
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

export const useShownProduct: ListModule['useShownProduct'] = (id) => api.useProductQuery(id).data
