import { useEffect, useState, type ReactNode } from 'react'
import { createHashRouter, createMemoryRouter, RouterProvider } from 'react-router'
import { createMemoryStorage, createTestCart } from 'storefront-mock'

import { ViewedContext } from '../../blocks/product-page/viewed-products.js'
import { ShopTextsContext } from '../../blocks/shop-ui/shop-texts.js'
import { WishlistContext } from '../../blocks/wishlist/wishlist.js'
import { ShopLayout } from '../../examples/vite/src/layout/shop-layout.js'
import { facets } from '../../examples/vite/src/search/facets.js'
import { texts, TextsContext } from '../../examples/vite/src/texts.js'
import { CartProvider, type CartStore } from '../../src/cart/index.js'
import { StorefrontProvider, useStorefront, useStorefrontClient } from '../../src/index.js'
import { createSavedList, type SavedList } from '../../src/saved/index.js'
import { createSearch } from '../../src/search/index.js'
import { collectSearchDocuments } from 'storefront-search/server'
import { AddressBar } from './address-bar.js'
import { arabicTexts } from './arabic.js'
import { createDemoRoutes } from './demo-routes.js'
import { shopTextsOf } from '../languages/shop-texts-of.js'
import { HashSearchAdapter } from './hash-search-adapter.js'
import { createTill } from './till.js'

/** The build of the site renders the front page on its own. */
const isBuild = typeof document === 'undefined'

export interface DemoShopProps {
  /** The page that opens first, such as `/collections/home`. */
  readonly url?: string | undefined
  readonly createCart?: (() => CartStore) | undefined
  /** Ids of products that the shopper saved earlier. */
  readonly savedIds?: readonly string[] | undefined
  /** Above the shop. Default: an address bar, because a story has none. */
  readonly banner?: ReactNode
}

/** The shop of `examples/vite` with the store of the story. Its server, its cart and its lists are in memory. */
export function DemoShop(props: DemoShopProps) {
  const { url = '/', createCart = createTestCart, savedIds = [], banner } = props
  const { queryClient, currency, locale, labels } = useStorefront()
  const client = useStorefrontClient()
  const isArabic = locale.startsWith('ar')
  const [cart] = useState(createCart)
  const [lists] = useState(() => ({
    wishlist: createList('wishlist', savedIds),
    viewed: createList('viewed'),
  }))
  const [router] = useState(() => {
    // A reload, and a link that opens in a new tab, keep their page.
    if (!isBuild && !location.hash.startsWith('#/')) history.replaceState(null, '', `#${url}`)
    const search = createSearch({
      client,
      engine: async () => {
        const [{ createLocalSearchEngine }, documents] = await Promise.all([
          import('storefront-search/local'),
          collectSearchDocuments(client, { facets }),
        ])
        return createLocalSearchEngine({ documents })
      },
    })
    const { sessions, sendOrder } = createTill(client, currency)
    // The page of payment of the demo leads back by itself.
    const readOrder = () => Promise.resolve(Response.json({}, { status: 404 }))
    const shop = { client, queryClient, search, sendOrder, readOrder }
    const element = (
      <HashSearchAdapter>
        <ShopLayout
          search={search}
          banner={banner ?? <AddressBar backLabel={isArabic ? 'رجوع' : 'Back'} />}
        />
      </HashSearchAdapter>
    )
    return (isBuild ? createMemoryRouter : createHashRouter)([
      { element, children: createDemoRoutes(shop, sessions) },
    ])
  })
  // Storybook shows the next story in the same document.
  useEffect(
    () => () => {
      router.dispose()
      history.replaceState(null, '', location.pathname + location.search)
    },
    [router],
  )
  return (
    <StorefrontProvider
      client={client}
      queryClient={queryClient}
      currency={currency}
      locale={locale}
      labels={labels}
    >
      <CartProvider cart={cart}>
        <ShopTextsContext value={shopTextsOf(locale)}>
          <TextsContext value={isArabic ? arabicTexts : texts}>
            <WishlistContext value={lists.wishlist}>
              <ViewedContext value={lists.viewed}>
                <RouterProvider router={router} />
              </ViewedContext>
            </WishlistContext>
          </TextsContext>
        </ShopTextsContext>
      </CartProvider>
    </StorefrontProvider>
  )
}

function createList(name: string, ids: readonly string[] = []): SavedList {
  const list = createSavedList({ name, storage: createMemoryStorage(), max: 24 })
  for (const id of ids.toReversed()) list.add(id)
  return list
}
