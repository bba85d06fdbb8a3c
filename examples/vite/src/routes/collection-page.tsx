import { keepPreviousData } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { NotFoundError, useCollection, useCollectionProducts } from 'storefront-react'
import { useProductListUrl } from 'storefront-react/url'

import { ProductGrid } from '../components/shop/product-grid/product-grid'
import { CollectionPlaces } from '../components/shop/shop-menu/collection-places'
import { ErrorMessage } from '../components/shop/shop-ui/error-message'
import { productSorts, SortSelect } from '../components/shop/sort-and-facets/sort-select'
import { renderSaveableCard } from '../components/shop/wishlist/saveable-card'
import { PageHeading } from '../layout/page-heading'
import { listUrl } from '../products/list-url'
import { NotFoundPage } from './not-found-page'

export function CollectionPage() {
  const { slug = '' } = useParams()
  const { params, setParams } = useProductListUrl(listUrl)
  const collection = useCollection({ slug })
  // Keep the old order until the new one arrives, so that the page below does not jump.
  const list = useCollectionProducts({ slug }, params, { placeholderData: keepPreviousData })
  if (collection.error instanceof NotFoundError) return <NotFoundPage />
  if (collection.isLoadingError) {
    return <ErrorMessage role="alert" error={collection.error} onRetry={() => void collection.refetch()} />
  }
  const { data } = collection
  return (
    <>
      {data ? (
        <CollectionPlaces url={`/collections/${slug}`}>
          <PageHeading text={data.description}>{data.name}</PageHeading>
        </CollectionPlaces>
      ) : (
        <div className="h-dvh animate-pulse rounded-lg bg-muted motion-reduce:animate-none" />
      )}
      {/* Hidden, because a description of several lines would move the list down. Mounted, because a list that mounts later has
          already requested its first page, which a shopper who was further down does not need. */}
      <div hidden={!data}>
        <ProductGrid
          list={list}
          renderItem={renderSaveableCard}
          controls={
            <SortSelect options={productSorts} value={params} onChange={(order) => void setParams(order)} />
          }
        />
      </div>
    </>
  )
}
