import { useParams, useSearchParams, type LoaderFunction } from 'react-router'
import {
  getBreadcrumbs,
  getCollectionReference,
  getVariantState,
  NotFoundError,
  useCollectionProducts,
  useProduct,
  useProductsByIds,
  type Menu,
  type Product,
} from 'storefront-react'
import { productQueryOptions } from 'storefront-react/queries'
import { useRecentlyViewed } from 'storefront-react/saved'

import { ProductRow } from '../components/shop/product-grid/product-row'
import { ProductDetails } from '../components/shop/product-page/product-details'
import { ProductSkeleton } from '../components/shop/product-page/product-skeleton'
import { ErrorMessage } from '../components/shop/shop-ui/error-message'
import { SaveButton } from '../components/shop/wishlist/save-button'
import { renderSaveableCard } from '../components/shop/wishlist/saveable-card'
import { Breadcrumbs } from '../layout/breadcrumbs'
// <sample>
import { Promises } from '../layout/promises'
// </sample>
import { useShopMenu } from '../layout/use-shop-menu'
import { useViewed } from '../products/viewed-products'
import type { Shop } from '../shop'
import { useTexts } from '../texts'
import { NotFoundPage } from './not-found-page'

/** Starts the request without awaiting it, so that a product from a loaded list shows at once. */
export const productLoader =
  ({ client, queryClient }: Shop): LoaderFunction =>
  ({ params: { slug = '' } }) => {
    void queryClient.prefetchQuery(productQueryOptions(client, { slug }))
    return null
  }

export function ProductPage() {
  const { slug = '' } = useParams()
  const { shopName } = useTexts()
  const menu = useShopMenu('main')
  const product = useProduct({ slug })
  const [searchParams] = useSearchParams()
  if (product.error instanceof NotFoundError) return <NotFoundPage />
  if (product.isLoadingError) {
    return <ErrorMessage role="alert" error={product.error} onRetry={() => void product.refetch()} />
  }
  // A card of a search links the variant that it shows.
  const selection = product.data && getVariantState(product.data, Object.fromEntries(searchParams)).selection
  return (
    <>
      <Breadcrumbs items={product.data && menu ? getPlace(product.data, menu) : []} />
      {product.data ? (
        <div key={product.data.id} className="grid gap-14">
          <title>{`${product.data.name} – ${shopName}`}</title>
          <ProductDetails
            product={product.data}
            selection={selection}
            actions={<SaveButton product={product.data} className="border border-input" />}
          >
            {/* <sample> */}
            <Promises className="grid gap-4 border-t pt-6" />
            {/* </sample> */}
          </ProductDetails>
          <Related product={product.data} />
          <RecentlyViewed product={product.data} />
        </div>
      ) : (
        <ProductSkeleton />
      )}
    </>
  )
}

/** A product is in several collections: the deepest place in the menu. */
function getPlace({ collections }: Product, menu: Menu) {
  const places = collections.map((collection) =>
    getBreadcrumbs(menu, `/collections/${getCollectionReference(collection)?.slug ?? ''}`),
  )
  return places.sort((a, b) => b.length - a.length)[0] ?? []
}

/** Other products of the group that the product belongs to. */
function Related({ product }: { readonly product: Product }) {
  const texts = useTexts()
  const references = product.collections.flatMap((raw) => getCollectionReference(raw) ?? [])
  const { slug = '', name = '' } = references[1] ?? references[0] ?? {}
  const { data } = useCollectionProducts({ slug }, { limit: 5 }, { enabled: slug !== '' })
  return (
    <ProductRow
      title={texts.related(name ?? '')}
      products={data?.items.filter(({ id }) => id !== product.id)}
      renderItem={renderSaveableCard}
    />
  )
}

function RecentlyViewed({ product }: { readonly product: Product }) {
  const texts = useTexts()
  const ids = useRecentlyViewed(useViewed(), product)
  const { data } = useProductsByIds(ids.slice(0, 4))
  return <ProductRow title={texts.viewed} products={data} renderItem={renderSaveableCard} />
}
