/** This package, as its documentation shows it. */
import { useState } from 'react'

import type { Product } from '../../../src/core/index.js'
import { ProductList, StorefrontProvider, useProduct } from '../../../src/index.js'
import { LIMIT, SortButton, TimedRow, type ListModule, type Sort } from '../shared.js'

const renderItem = (product: Product) => (
  <ProductList.Item>
    <TimedRow product={product} />
  </ProductList.Item>
)

export const Provider: ListModule['Provider'] = ({ children }) => (
  <StorefrontProvider baseUrl="/api/v1" apiKey="pk_bench">
    {children}
  </StorefrontProvider>
)

export const Products: ListModule['Products'] = () => {
  const [sort, setSort] = useState<Sort>('name')
  return (
    <>
      <SortButton onSort={setSort} />
      <ProductList.Root params={{ limit: LIMIT, sort, order: 'asc' }}>
        <ProductList.Items>{renderItem}</ProductList.Items>
        <ProductList.Next />
      </ProductList.Root>
    </>
  )
}

export const useShownProduct: ListModule['useShownProduct'] = (id) => useProduct({ id }).data
