/** SWR Infinite as its documentation pages with cursors. */
import { useMemo, useState } from 'react'
import useSWR from 'swr'
import useSWRInfinite from 'swr/infinite'

import type { Product } from '../../../src/core/index.js'
import { getJson, ListView, productUrlOf, urlOf, type ListModule, type Page, type Sort } from '../shared.js'

export const Provider: ListModule['Provider'] = ({ children }) => children

export const Products: ListModule['Products'] = () => {
  const [sort, setSort] = useState<Sort>('name')
  const { data, size, setSize } = useSWRInfinite<Page>(
    (_, previous) => (previous?.has_more === false ? null : urlOf(sort, previous?.data.at(-1)?.id)),
    getJson<Page>,
  )
  const products = useMemo(() => data?.flatMap((page) => page.data), [data])
  return (
    <ListView
      products={products}
      hasMore={data?.at(-1)?.has_more ?? false}
      onMore={() => {
        void setSize(size + 1)
      }}
      onSort={setSort}
    />
  )
}

export const useShownProduct: ListModule['useShownProduct'] = (id) =>
  useSWR<Product>(productUrlOf(id), getJson).data
