import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { useCollection, useCollectionProducts } from 'storefront-react'
import { NotFoundError } from 'storefront-react/core'
import { collectionQueryOptions } from 'storefront-react/queries'
import { useProductListUrl } from 'storefront-react/url'

import { ProductGrid } from '../components/shop/product-grid/product-grid'
import { ErrorMessage } from '../components/shop/shop-ui/error-message'
import { productSorts, SortSelect } from '../components/shop/sort-and-facets/sort-select'
import { Breadcrumbs } from '../layout/breadcrumbs'
import { PageHeading } from '../layout/page-heading'
import { PageTitle } from '../layout/page-title'
import { listUrl } from '../products/list-url'
import { client, queryClient } from '../store'
import { NotFoundPage } from './not-found-page'

/** Starts the request without awaiting it, so that the page shows cached data at once. */
export function collectionLoader({ params }: LoaderFunctionArgs) {
  const slug = params['slug']!
  void queryClient.prefetchQuery(collectionQueryOptions(client, { slug }))
  return slug
}

export function CollectionPage() {
  const slug = useLoaderData<typeof collectionLoader>()
  const { params, setParams } = useProductListUrl(listUrl)
  const collection = useCollection({ slug })
  const list = useCollectionProducts({ slug }, params)
  if (collection.error instanceof NotFoundError) return <NotFoundPage />
  if (collection.isLoadingError) {
    return <ErrorMessage role="alert" error={collection.error} onRetry={() => void collection.refetch()} />
  }
  const { name, description } = collection.data ?? { name: '\u00a0', description: '\u00a0' }
  return (
    <>
      <PageTitle>{name}</PageTitle>
      <Breadcrumbs url={`/collections/${slug}`} />
      <PageHeading>{name}</PageHeading>
      {description && <p className="mb-6 max-w-2xl text-muted-foreground">{description}</p>}
      <ProductGrid
        list={list}
        controls={
          <SortSelect options={productSorts} value={params} onChange={(order) => void setParams(order)} />
        }
      />
    </>
  )
}
