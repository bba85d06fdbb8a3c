/** `fetch` and React, as an app begins: no cache, no retries, no protection against overlapping requests. */
import { useEffect, useState } from 'react'

import type { Product } from '../../../src/core/index.js'
import { getJson, ListView, productUrlOf, urlOf, type ListModule, type Page, type Sort } from '../shared.js'

export const Provider: ListModule['Provider'] = ({ children }) => children

export const Products: ListModule['Products'] = () => {
  const [sort, setSort] = useState<Sort>('name')
  const [pages, setPages] = useState<readonly Page[]>([])
  const last = pages.at(-1)
  useEffect(() => {
    void getJson<Page>(urlOf(sort)).then((page) => setPages([page]))
  }, [sort])
  return (
    <ListView
      products={pages.flatMap(({ data }) => data)}
      hasMore={last?.has_more ?? false}
      onMore={() => {
        void getJson<Page>(urlOf(sort, last?.data.at(-1)?.id)).then((page) => setPages([...pages, page]))
      }}
      onSort={setSort}
    />
  )
}

export const useShownProduct: ListModule['useShownProduct'] = (id) => {
  const [product, setProduct] = useState<Product>()
  useEffect(() => {
    void getJson<Product>(productUrlOf(id)).then(setProduct)
  }, [id])
  return product
}
