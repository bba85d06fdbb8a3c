import { keepPreviousData } from '@tanstack/react-query'
import { useProductListUrl } from 'storefront-react/url'

import { ProductGrid } from '../components/shop/product-grid/product-grid'
import { productSorts, SortSelect } from '../components/shop/sort-and-facets/sort-select'
import { PageHeading } from '../layout/page-heading'
import { PageTitle } from '../layout/page-title'
import { listUrl } from '../products/list-url'

export function ProductsPage() {
  const { params, setParams } = useProductListUrl(listUrl)
  return (
    <>
      <PageTitle>All products</PageTitle>
      <PageHeading>All products</PageHeading>
      <ProductGrid
        params={params}
        // Keep the old order until the new one arrives, so that the page below does not jump.
        options={{ placeholderData: keepPreviousData }}
        controls={
          <SortSelect options={productSorts} value={params} onChange={(order) => void setParams(order)} />
        }
      />
    </>
  )
}
