import { useState } from 'react'

import { Cart, type CartResult } from '../../../src/cart/index.js'
import {
  getBreadcrumbs,
  getCollectionReference,
  NotFoundError,
  type Menu,
  type Product,
} from '../../../src/core/index.js'
import {
  Description,
  Price,
  PriceCurrent,
  PriceDiscount,
  PriceOriginal,
  useCollectionProducts,
  useMenu,
  useProduct,
  useProductsByIds,
  useVariantPicker,
} from '../../../src/index.js'
import { useRecentlyViewed } from '../../../src/saved/index.js'
import { Breadcrumbs } from '../parts/breadcrumbs.js'
import { Icon } from '../parts/icon.js'
import { LoadError } from '../parts/load-error.js'
import { PageTitle } from '../parts/page-title.js'
import { Heart } from '../products/heart.js'
import { ProductGallery } from '../products/product-gallery.js'
import { ProductRow } from '../products/product-row.js'
import { VariantOptions } from '../products/variant-options.js'
import { Link } from '../router/link.js'
import { useRouter } from '../router/router.js'
import { useShop } from '../shop-context.js'
import { useWords } from '../words/use-words.js'
import { NotFoundPage } from './not-found-page.js'

export function ProductPage({ slug }: { readonly slug: string }) {
  const { data: menu } = useMenu({ slug: 'main' })
  const product = useProduct({ slug })
  if (product.error instanceof NotFoundError) return <NotFoundPage />
  if (product.isLoadingError) return <LoadError onRetry={() => void product.refetch()} />
  return (
    <>
      <Breadcrumbs items={product.data && menu ? breadcrumbsOf(product.data, menu) : []} />
      {product.data ? <ProductDetails product={product.data} /> : <ProductPending />}
    </>
  )
}

/** A product is in several collections: those of the deepest place in the menu. */
function breadcrumbsOf({ collections }: Product, menu: Menu) {
  const places = collections.map((collection) =>
    getBreadcrumbs(menu, `/collections/${getCollectionReference(collection)?.slug ?? ''}`),
  )
  return places.toSorted((a, b) => b.length - a.length)[0] ?? []
}

function ProductPending() {
  return (
    <div className="demo-columns" data-columns="half" aria-hidden>
      <div className="demo-gallery">
        <div className="demo-square demo-skeleton" />
      </div>
      <div className="demo-stack">
        <p className="demo-skeleton">&nbsp;</p>
        <p className="demo-skeleton">&nbsp;</p>
      </div>
    </div>
  )
}

function ProductDetails({ product }: { readonly product: Product }) {
  const { params } = useRouter()
  const linkedId = params.get('variant')
  const isLinked = product.variants.some(({ id }) => id === linkedId)
  const picker = useVariantPicker(product, {
    defaultVariant: linkedId && isLinked ? { id: linkedId } : 'firstAvailable',
  })
  const { variant } = picker
  return (
    <>
      <div className="demo-columns" data-columns="half">
        <ProductGallery product={product} picker={picker} />
        <div className="demo-stack">
          <header>
            <PageTitle>
              <bdi>{product.name}</bdi>
            </PageTitle>
            <Price {...(variant ? { variant } : { product })} className="demo-price" render={<p />}>
              <PriceCurrent /> <PriceOriginal /> <PriceDiscount className="demo-badge" data-kind="sale" />
            </Price>
          </header>
          <form className="demo-stack">
            <VariantOptions picker={picker} />
            <div className="demo-buy demo-stack">
              <AddButton product={product} picker={picker} />
              <Heart product={product} />
            </div>
          </form>
          <Description className="demo-prose" text={product.description} dir="auto" />
          <Services />
        </div>
      </div>
      <Related product={product} />
      <RecentlyViewed product={product} />
    </>
  )
}

type Picker = ReturnType<typeof useVariantPicker<Product>>

/** Opens the cart, unless nothing could be added. */
function AddButton({ product, picker }: { readonly product: Product; readonly picker: Picker }) {
  const { openCart } = useShop()
  const words = useWords()
  const [reason, setReason] = useState<CartResult['reason']>()
  const isSoldOut = picker.status === 'soldOut' || product.variants.length === 0
  return (
    <>
      <Cart.Add
        className="demo-button"
        data-primary=""
        product={product}
        variant={picker.variant}
        disabled={isSoldOut}
        onAdd={(result) => {
          setReason(result.reason)
          if (result.added > 0) openCart()
        }}
      >
        {isSoldOut ? words.product.soldOut : words.product.add}
      </Cart.Add>
      <p role="status">{reason && words.product.notAdded}</p>
    </>
  )
}

function Services() {
  const words = useWords()
  return (
    <ul className="demo-muted">
      <li className="demo-row">
        <Icon name="delivery" />
        <Link className="demo-text-link" to="/pages/delivery-and-returns">
          {words.promises.delivery.title}
        </Link>
      </li>
      <li className="demo-row">
        <Icon name="returns" />
        <Link className="demo-text-link" to="/pages/delivery-and-returns">
          {words.promises.returns.title}
        </Link>
      </li>
      <li className="demo-row">
        <Icon name="repair" />
        <Link className="demo-text-link" to="/pages/care-and-repair">
          {words.promises.repair.title}
        </Link>
      </li>
    </ul>
  )
}

/** Other products of the group that the product belongs to. */
function Related({ product }: { readonly product: Product }) {
  const words = useWords()
  const references = product.collections.flatMap((raw) => getCollectionReference(raw) ?? [])
  const group = references[1] ?? references[0]
  const { data } = useCollectionProducts(
    { slug: group?.slug ?? '' },
    { limit: 5 },
    { enabled: group?.slug !== undefined },
  )
  return (
    <ProductRow
      title={words.product.related(words.label(group?.name ?? ''))}
      products={data?.items.filter(({ id }) => id !== product.id)}
    />
  )
}

function RecentlyViewed({ product }: { readonly product: Product }) {
  const { recent } = useShop()
  const words = useWords()
  const ids = useRecentlyViewed(recent, product)
  const { data } = useProductsByIds(ids.slice(0, 4))
  return <ProductRow title={words.product.recent} products={data} />
}
