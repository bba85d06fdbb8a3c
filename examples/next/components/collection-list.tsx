'use client'
import { useCollectionProducts } from 'storefront-react'
import { useProductListUrl } from 'storefront-react/url'

import { collectionUrlOptions } from '../lib/list-url'
import { ProductGrid } from './shop/product-grid/product-grid'
import { productSorts, SortSelect } from './shop/sort-and-facets/sort-select'
import { renderSaveableCard } from './shop/wishlist/saveable-card'

/** Pages are links, so they work without scripts. */
export function CollectionList({ slug }: { readonly slug: string }) {
  const { params, setParams, getPageHref } = useProductListUrl(collectionUrlOptions)
  const list = useCollectionProducts({ slug }, params, { maxPages: 1 })
  return (
    <ProductGrid
      list={list}
      renderItem={renderSaveableCard}
      paging="pages"
      getPageHref={getPageHref}
      controls={
        <SortSelect options={productSorts} value={params} onChange={(order) => void setParams(order)} />
      }
    />
  )
}
