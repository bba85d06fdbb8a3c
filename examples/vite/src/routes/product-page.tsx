import { useParams, useSearchParams } from 'react-router'
import { NotFoundError, useProduct } from 'storefront-react'

import { RelatedProducts, ViewedProducts } from '../components/shop/product-page/other-products'
import { ProductDetails } from '../components/shop/product-page/product-details'
import { ProductSkeleton } from '../components/shop/product-page/product-skeleton'
import { ProductBreadcrumbs } from '../components/shop/shop-menu/breadcrumbs'
import { ErrorMessage } from '../components/shop/shop-ui/error-message'
import { SaveButton } from '../components/shop/wishlist/save-button'
import { renderSaveableCard } from '../components/shop/wishlist/saveable-card'
// <sample>
import { Promises } from '../layout/promises'
// </sample>
import { switches } from '../switches'
import { useTexts } from '../texts'
import { NotFoundPage } from './not-found-page'

export function ProductPage() {
  const { slug = '' } = useParams()
  const { shopName } = useTexts()
  const product = useProduct({ slug })
  const [searchParams] = useSearchParams()
  if (product.error instanceof NotFoundError) return <NotFoundPage />
  if (product.isLoadingError) {
    return <ErrorMessage role="alert" error={product.error} onRetry={() => void product.refetch()} />
  }
  return (
    <>
      <ProductBreadcrumbs product={product.data} />
      {product.data ? (
        <div key={product.data.id} className="grid gap-14">
          <title>{`${product.data.name} – ${shopName}`}</title>
          <ProductDetails
            product={product.data}
            // A card of a search and a line of the cart link their variant.
            selection={Object.fromEntries(searchParams)}
            actions={<SaveButton product={product.data} className="border border-input" />}
          >
            {/* <sample> */}
            <Promises className="grid gap-4 border-t pt-6" />
            {/* </sample> */}
          </ProductDetails>
          <RelatedProducts product={product.data} renderItem={renderSaveableCard} />
          {switches.keepsViewed && <ViewedProducts product={product.data} renderItem={renderSaveableCard} />}
        </div>
      ) : (
        <ProductSkeleton />
      )}
    </>
  )
}
