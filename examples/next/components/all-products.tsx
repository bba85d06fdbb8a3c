'use client'
import { useProductListUrl } from 'storefront-react/url'

import { listUrlOptions } from '../lib/list-url'
import { ProductGrid } from './product-grid'
import { SortSelect } from './sort-select'

/** All products, in the order from the URL. The HTML already contains the first pages. */
export function AllProducts() {
  const { params, setParams } = useProductListUrl(listUrlOptions)
  return (
    <ProductGrid
      params={params}
      controls={<SortSelect params={params} onChange={(order) => void setParams(order)} />}
    />
  )
}
