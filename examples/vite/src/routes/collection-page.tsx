import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { useCollection, useCollectionProducts } from 'storefront-react'
import { NotFoundError } from 'storefront-react/core'
import { collectionQueryOptions } from 'storefront-react/queries'
import { useProductListUrl } from 'storefront-react/url'

import { Breadcrumbs } from '../layout/breadcrumbs'
import { ErrorMessage } from '../layout/error-message'
import { PageTitle } from '../layout/page-title'
import { listUrl } from '../products/list-url'
import { ProductGrid } from '../products/product-grid'
import { SortSelect } from '../products/sort-select'
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
    return <ErrorMessage error={collection.error} onRetry={() => void collection.refetch()} />
  }
  const { name, description } = collection.data ?? { name: '\u00a0', description: '\u00a0' }
  return (
    <>
      <PageTitle>{name}</PageTitle>
      <Breadcrumbs url={`/collections/${slug}`} />
      <div className="page-head">
        <div>
          <h1>{name}</h1>
          {description && <p>{description}</p>}
        </div>
      </div>
      <ProductGrid
        list={list}
        controls={<SortSelect params={params} onChange={(order) => void setParams(order)} />}
      />
    </>
  )
}
