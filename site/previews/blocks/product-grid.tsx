import { useState } from 'react'

import { ProductGrid } from '../../../blocks/product-grid/product-grid.js'
import { productSorts, SortSelect } from '../../../blocks/sort-and-facets/sort-select.js'
import { keepPreviousData } from '@tanstack/react-query'
import { PreviewPage } from '../preview-page.js'
import type { PreviewProps } from '../preview-shop.js'

export default function ProductGridPreview({ texts }: PreviewProps) {
  const [sorting, setSorting] = useState({ sort: 'createdAt', order: 'desc' })
  const { sort, order } = sorting
  return (
    <PreviewPage title={texts.allProducts}>
      <ProductGrid
        title={texts.newIn}
        params={{ sort, order, limit: 12 }}
        options={{ placeholderData: keepPreviousData }}
        controls={<SortSelect options={productSorts} value={sorting} onChange={setSorting} />}
      />
    </PreviewPage>
  )
}
