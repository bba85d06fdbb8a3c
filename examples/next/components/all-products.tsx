'use client'
import { keepPreviousData } from '@tanstack/react-query'
import { useProductListUrl } from 'storefront-react/url'

import { listUrlOptions } from '../lib/list-url'
import { ProductGrid } from './shop/product-grid/product-grid'
import { productSorts, SortSelect } from './shop/sort-and-facets/sort-select'
import { renderSaveableCard } from './shop/wishlist/saveable-card'

export function AllProducts() {
  const { params, setParams } = useProductListUrl(listUrlOptions)
  return (
    <ProductGrid
      params={params}
      renderItem={renderSaveableCard}
      // The old order stays until the new one arrives, so the page below does not jump.
      options={{ placeholderData: keepPreviousData }}
      controls={
        <SortSelect options={productSorts} value={params} onChange={(order) => void setParams(order)} />
      }
    />
  )
}
