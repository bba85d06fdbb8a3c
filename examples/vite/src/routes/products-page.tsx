import { keepPreviousData } from '@tanstack/react-query'
import { useProductListUrl } from 'storefront-react/url'

import { PageTitle } from '../layout/page-title'
import { listUrl } from '../products/list-url'
import { ProductGrid } from '../products/product-grid'
import { SortSelect } from '../products/sort-select'

export function ProductsPage() {
  const { params, setParams } = useProductListUrl(listUrl)
  return (
    <>
      <PageTitle>All products</PageTitle>
      <div className="page-head">
        <h1>All products</h1>
      </div>
      <ProductGrid
        params={params}
        // Keep the old order until the new one arrives, so that the page below does not jump.
        options={{ placeholderData: keepPreviousData }}
        controls={<SortSelect params={params} onChange={(order) => void setParams(order)} />}
      />
    </>
  )
}
