'use client'
import Link from 'next/link'
import { Price, ProductImage, ProductList, type Product } from 'storefront-react'
import { Cart, useLiveCart } from 'storefront-react/cart'
import { createSavedList, SaveToggle, useSavedProducts } from 'storefront-react/saved'
import { useProductListUrl } from 'storefront-react/url'

import { listUrlOptions } from '../../lib/list-url'
import { markets, type MarketId } from '../../lib/markets'
import { menuLink } from '../menu-class'
import { outlineButton, productColumns } from '../shop/shop-ui/class-names'

const wishlists = {
  de: createSavedList({ name: 'wishlist', storageScope: 'market-de' }),
  us: createSavedList({ name: 'wishlist', storageScope: 'market-us' }),
}

interface MarketProps {
  readonly market: MarketId
}

export function MarketShop({ market }: MarketProps) {
  const { texts } = markets[market]
  const { params, setParams } = useProductListUrl(listUrlOptions)
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center gap-4">
        <h1 className="me-auto text-2xl font-semibold tracking-tight">{markets[market].name}</h1>
        <MarketSwitch market={market} />
      </div>
      <div className="flex flex-wrap items-center gap-4 text-sm text-muted-foreground tabular-nums">
        <CartSummary market={market} />
        <Saved market={market} />
        <button
          type="button"
          className={`${outlineButton} ms-auto`}
          onClick={() => void setParams({ sort: 'name', order: 'asc' })}
        >
          {texts.sort}
        </button>
      </div>
      <ProductList.Root params={params}>
        <ProductList.Items className={productColumns} aria-label={markets[market].name}>
          {(product: Product) => <MarketCard market={market} product={product} />}
        </ProductList.Items>
        <ProductList.Next className={`${outlineButton} mx-auto mt-6`} />
      </ProductList.Root>
    </div>
  )
}

/** Links to the same list in the other market: its sort order means the same there, but a cursor does not. */
function MarketSwitch({ market }: MarketProps) {
  const { params } = useProductListUrl(listUrlOptions)
  return (
    <nav aria-label={markets[market].texts.title} className="flex">
      {(Object.keys(markets) as MarketId[]).map((id) => (
        <Link
          key={id}
          className={menuLink}
          href={{ pathname: `/markets/${id}`, query: { sort: params.sort, order: params.order } }}
          hrefLang={markets[id].locale}
          aria-current={id === market ? 'true' : undefined}
        >
          {markets[id].name}
        </Link>
      ))}
    </nav>
  )
}

function CartSummary({ market }: MarketProps) {
  const { totalQuantity, subtotal } = useLiveCart()
  return (
    <p data-slot="market-cart">
      {markets[market].texts.cart}: {totalQuantity}, <Price.Root amount={subtotal} />
    </p>
  )
}

function Saved({ market }: MarketProps) {
  const { data } = useSavedProducts(wishlists[market])
  return (
    <p data-slot="market-saved">
      {markets[market].texts.saved}: {data.map(({ name }) => name).join(', ')}
    </p>
  )
}

function MarketCard({ market, product }: MarketProps & { readonly product: Product }) {
  return (
    <ProductList.Item className="grid content-start gap-2">
      <ProductImage
        className="aspect-square w-full rounded-lg bg-muted object-cover"
        product={product}
        alt=""
      />
      <h2 className="text-sm font-medium wrap-anywhere">{product.name}</h2>
      <Price.Root className="text-sm tabular-nums" product={product} display="from" />
      <div className="flex flex-wrap gap-2">
        <Cart.Add className={outlineButton} product={product} variant={product.variants[0] ?? null} />
        <SaveToggle className={outlineButton} list={wishlists[market]} product={product} />
      </div>
    </ProductList.Item>
  )
}
