import { keepPreviousData } from '@tanstack/react-query'
import { useProductListUrl } from 'storefront-react/url'

import { ProductGrid } from '../components/shop/product-grid/product-grid'
import { productSorts, SortSelect } from '../components/shop/sort-and-facets/sort-select'
import { renderSaveableCard } from '../components/shop/wishlist/saveable-card'
import { PageHeading } from '../layout/page-heading'
import { listUrl } from '../products/list-url'
import { useTexts } from '../texts'

export function ProductsPage() {
  const texts = useTexts()
  const { params, setParams } = useProductListUrl(listUrl)
  return (
    <>
      <PageHeading>{texts.allProducts}</PageHeading>
      <ProductGrid
        params={params}
        options={{ placeholderData: keepPreviousData }}
        renderItem={renderSaveableCard}
        controls={
          <SortSelect options={productSorts} value={params} onChange={(order) => void setParams(order)} />
        }
      />
    </>
  )
}
