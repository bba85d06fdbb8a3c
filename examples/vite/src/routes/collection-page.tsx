import { keepPreviousData } from '@tanstack/react-query'
import { Link, useParams, type LoaderFunction } from 'react-router'
import { getBreadcrumbs, NotFoundError, useCollection, useCollectionProducts } from 'storefront-react'
import { collectionQueryOptions } from 'storefront-react/queries'
import { useProductListUrl } from 'storefront-react/url'

import { ProductGrid } from '../components/shop/product-grid/product-grid'
import { outlineButton } from '../components/shop/shop-ui/class-names'
import { ErrorMessage } from '../components/shop/shop-ui/error-message'
import { productSorts, SortSelect } from '../components/shop/sort-and-facets/sort-select'
import { renderSaveableCard } from '../components/shop/wishlist/saveable-card'
import { Breadcrumbs } from '../layout/breadcrumbs'
import { PageHeading } from '../layout/page-heading'
import { useShopMenu } from '../layout/use-shop-menu'
import { listUrl } from '../products/list-url'
import type { Shop } from '../shop'
import { useTexts } from '../texts'
import { NotFoundPage } from './not-found-page'

/** Starts the request without awaiting it, so that the page shows cached data at once. */
export const collectionLoader =
  ({ client, queryClient }: Shop): LoaderFunction =>
  ({ params: { slug = '' } }) => {
    void queryClient.prefetchQuery(collectionQueryOptions(client, { slug }))
    return null
  }

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
  const { name, description } = collection.data ?? { name: '\u00a0', description: '\u00a0' }
  return (
    <>
      <Places url={`/collections/${slug}`}>
        <PageHeading text={description}>{name}</PageHeading>
      </Places>
      <ProductGrid
        list={list}
        renderItem={renderSaveableCard}
        controls={
          <SortSelect options={productSorts} value={params} onChange={(order) => void setParams(order)} />
        }
      />
    </>
  )
}

interface PlacesProps {
  readonly url: string
  readonly children: React.ReactNode
}

/** The collections above, and those below or next to this one. */
export function Places({ url, children }: PlacesProps) {
  const texts = useTexts()
  const menu = useShopMenu('main')
  const path = menu ? getBreadcrumbs(menu, url) : []
  const below = path.at(-1)?.children
  const near = below?.length ? below : (path.at(-2)?.children ?? [])
  return (
    <>
      <Breadcrumbs items={path.slice(0, -1)} />
      {children}
      {near.length > 0 && (
        <nav aria-label={texts.narrowDown} className="mb-6">
          <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0">
            {near.map((item) => (
              <li key={item.label}>
                <Link
                  className={`${outlineButton} rounded-full aria-[current=page]:bg-accent`}
                  to={item.url ?? '/'}
                  aria-current={item.url === url ? 'page' : undefined}
                >
                  {item.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  )
}
