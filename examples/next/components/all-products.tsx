'use client'
import { keepPreviousData } from '@tanstack/react-query'
import { useProductListUrl } from 'storefront-react/url'

import { listUrlOptions } from '../lib/list-url'
import { ProductGrid } from './product-grid'
import { SortSelect } from './sort-select'

export function AllProducts() {
  const { params, setParams } = useProductListUrl(listUrlOptions)
  return (
    <ProductGrid
      params={params}
      // The old order stays until the new one arrives, so the page below does not jump.
      options={{ placeholderData: keepPreviousData }}
      controls={<SortSelect params={params} onChange={(order) => void setParams(order)} />}
    />
  )
}
