'use client'
import { useCollectionProducts } from 'storefront-react'
import { useProductListUrl } from 'storefront-react/url'

import { listUrlOptions } from '../lib/list-url'
import { ProductGrid } from './product-grid'
import { SortSelect } from './sort-select'

export function CollectionList({ slug }: { readonly slug: string }) {
  const { params, setParams } = useProductListUrl(listUrlOptions)
  const list = useCollectionProducts({ slug }, params)
  return (
    <ProductGrid
      list={list}
      controls={<SortSelect params={params} onChange={(order) => void setParams(order)} />}
    />
  )
}
