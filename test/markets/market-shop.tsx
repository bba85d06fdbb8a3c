import { NuqsTestingAdapter } from 'nuqs/adapters/testing'
import { keepPreviousData, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { buildProduct, createMockStore, type MockStore } from 'storefront-mock'

import { Cart, CartProvider, useLiveCart } from '../../src/cart/index.js'
import { createStorefrontClient, type Product } from '../../src/core/index.js'
import { Price, ProductList, StorefrontProvider, type AnyStorefrontClient } from '../../src/index.js'
import type { LabelOverrides } from '../../src/core/labels/labels.js'
import { createSavedList, SaveToggle, useSavedProducts, type SavedList } from '../../src/saved/index.js'
import { createSearch, useProductSearch, type Search } from '../../src/search/index.js'
import { collectSearchDocuments, createLocalSearchEngine } from 'storefront-search/local'
import { useProductListUrl } from '../../src/url/index.js'

export interface Market {
  readonly id: string
  readonly currency: string
  readonly locale: string
  readonly labels?: LabelOverrides | undefined
  readonly store: MockStore
  readonly client: AnyStorefrontClient
  readonly wishlist: SavedList
  readonly search: Search
}

const sell = (id: string, name: string, price: string) => ({
  ...buildProduct({ id, name, price, slug: id }),
  createdAt: '2026-01-01T00:00:00Z',
})

function createMarket(
  id: string,
  settings: Pick<Market, 'currency' | 'locale' | 'labels'>,
  products: readonly Product[],
): Market {
  const store = createMockStore({ products: [...products] })
  const client = createStorefrontClient({
    baseUrl: store.baseUrl,
    apiKey: store.apiKey,
    fetch: store.fetch,
    cacheScope: `shop-${id}`,
  })
  const engine = async () => createLocalSearchEngine({ documents: await collectSearchDocuments(client) })
  return {
    id,
    ...settings,
    store,
    client,
    wishlist: createSavedList({ name: 'wishlist', storageScope: id }),
    search: createSearch({ client, engine }),
  }
}

/** Two markets of one shop: the same ids, with other names, prices, currencies and languages. */
export const createMarkets = () => ({
  de: createMarket(
    'de',
    { currency: 'EUR', locale: 'de-DE', labels: { cart: { add: 'In den Warenkorb' } } },
    [sell('mug', 'Becher', '12.00'), sell('shirt', 'Hemd', '40.00'), sell('zither', 'Zither', '300.00')],
  ),
  us: createMarket('us', { currency: 'USD', locale: 'en-US' }, [
    sell('mug', 'Mug', '15.00'),
    sell('shirt', 'Shirt', '55.00'),
  ]),
})

interface MarketProviderProps {
  readonly market: Market
  readonly queryClient?: QueryClient | undefined
  readonly children: ReactNode
}

/** The provider of docs/markets.md. */
export function MarketProvider({ market, queryClient, children }: MarketProviderProps) {
  return (
    <StorefrontProvider
      key={market.id}
      client={market.client}
      currency={market.currency}
      locale={market.locale}
      labels={market.labels}
      queryClient={queryClient}
    >
      <CartProvider storageScope={market.id}>{children}</CartProvider>
    </StorefrontProvider>
  )
}

const listUrl = {
  sorts: ['name', 'createdAt'],
  defaults: { sort: 'createdAt', limit: 2 },
  limits: [2],
} as const

export function MarketShop({ market }: { readonly market: Market }) {
  const { params } = useProductListUrl(listUrl)
  return (
    <>
      <input aria-label="Note" />
      {/* Many shops keep the old products until those of another order arrive. */}
      <ProductList.Root params={params} options={{ placeholderData: keepPreviousData }}>
        <ProductList.Items aria-label="Products">
          {(product) => (
            <ProductList.Item>
              {product.name} <Price.Root product={product} />
              <Cart.Add product={product} variant={product.variants[0] ?? null} />
              <SaveToggle list={market.wishlist} product={product} />
            </ProductList.Item>
          )}
        </ProductList.Items>
        <ProductList.Error>{({ error }) => <p role="alert">{error.message}</p>}</ProductList.Error>
      </ProductList.Root>
      <CartTotal />
      <Wishlist market={market} />
      <Results market={market} />
    </>
  )
}

function CartTotal() {
  const { lines, subtotal } = useLiveCart()
  return (
    <p data-testid="cart">
      {lines.map(({ product, seen, quantity }) => `${quantity} ${product?.name ?? seen.name}`).join(', ')}{' '}
      <Price.Root amount={subtotal} />
    </p>
  )
}

function Wishlist({ market }: { readonly market: Market }) {
  const { data } = useSavedProducts(market.wishlist)
  return <p data-testid="wishlist">{data.map(({ name }) => name).join(', ')}</p>
}

function Results({ market }: { readonly market: Market }) {
  const { data } = useProductSearch(market.search, { query: '' })
  return (
    <p data-testid="results">
      {data?.items
        .map(({ name }) => name)
        .toSorted()
        .join(', ')}
    </p>
  )
}

export function App({ market, url = '' }: { readonly market: Market; readonly url?: string }) {
  return (
    <NuqsTestingAdapter searchParams={url} hasMemory>
      <MarketProvider market={market}>
        <MarketShop market={market} />
      </MarketProvider>
    </NuqsTestingAdapter>
  )
}
