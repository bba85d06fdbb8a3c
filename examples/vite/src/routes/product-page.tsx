import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { useProduct } from 'storefront-react'
import { NotFoundError } from 'storefront-react/core'
import { productQueryOptions } from 'storefront-react/queries'

import { ProductDetails } from '../components/shop/product-page/product-details'
import { ProductSkeleton } from '../components/shop/product-page/product-skeleton'
import { ErrorMessage } from '../components/shop/shop-ui/error-message'
import { PageTitle } from '../layout/page-title'
import { client, queryClient } from '../store'
import { NotFoundPage } from './not-found-page'

/** Starts the request without awaiting it, so that a product from a loaded list shows at once. */
export function productLoader({ params }: LoaderFunctionArgs) {
  const slug = params['slug']!
  void queryClient.prefetchQuery(productQueryOptions(client, { slug }))
  return slug
}

export function ProductPage() {
  const slug = useLoaderData<typeof productLoader>()
  const product = useProduct({ slug })
  if (product.error instanceof NotFoundError) return <NotFoundPage />
  if (product.isLoadingError) {
    return <ErrorMessage role="alert" error={product.error} onRetry={() => void product.refetch()} />
  }
  if (!product.data) return <ProductSkeleton />
  return (
    <>
      <PageTitle>{product.data.name}</PageTitle>
      <ProductDetails key={product.data.id} product={product.data} />
    </>
  )
}
