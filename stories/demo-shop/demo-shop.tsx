import { useState } from 'react'

import { CartProvider, type CartStore } from '../../src/cart/index.js'
import { StorefrontProvider, useStorefront } from '../../src/index.js'
import { createSavedList, type SavedList } from '../../src/saved/index.js'
import { createMemoryStorage, createTestCart } from '../../src/testing/index.js'
import { CartDrawer } from './cart/cart-drawer.js'
import { Footer } from './layout/footer.js'
import { Header } from './layout/header.js'
import { MenuDrawer } from './layout/menu-drawer.js'
import { CurrentPage } from './pages/current-page.js'
import { AddressBar } from './router/address-bar.js'
import { RouterProvider, useRouter } from './router/router.js'
import { createShopSearch } from './search/shop-search.js'
import { ShopContext } from './shop-context.js'
import { useWords } from './words/use-words.js'
import './demo-shop.css'

export interface DemoShopProps {
  /** The page that opens first, such as `/collections/home`. */
  readonly url?: string | undefined
  readonly createCart?: (() => CartStore) | undefined
  /** Ids of products that the shopper saved earlier. */
  readonly savedIds?: readonly string[] | undefined
}

/** A whole shop. The provider around it brings the store; cart and lists are kept in memory. */
export function DemoShop({ url = '/', createCart = createTestCart, savedIds = [] }: DemoShopProps) {
  const { client, queryClient, currency, locale } = useStorefront()
  const { labels } = useWords()
  const [cart] = useState(createCart)
  return (
    <StorefrontProvider
      client={client}
      queryClient={queryClient}
      currency={currency}
      locale={locale}
      labels={labels}
    >
      <CartProvider cart={cart}>
        <RouterProvider initialUrl={url}>
          <Layout savedIds={savedIds} />
        </RouterProvider>
      </CartProvider>
    </StorefrontProvider>
  )
}

type DrawerName = 'cart' | 'menu'

function Layout({ savedIds }: { readonly savedIds: readonly string[] }) {
  const { client } = useStorefront()
  const { key } = useRouter()
  // A drawer belongs to the page on which it was opened, so a link in it also closes it.
  const [drawer, setDrawer] = useState<{ readonly name: DrawerName; readonly key: string }>()
  const isOpen = (name: DrawerName) => drawer?.name === name && drawer.key === key
  const open = (name: DrawerName) => () => setDrawer({ name, key })
  const close = () => setDrawer(undefined)
  const [shared] = useState(() => ({
    search: createShopSearch(client),
    wishlist: createList('wishlist', savedIds),
    recent: createList('recent'),
  }))
  return (
    <ShopContext value={{ ...shared, openCart: open('cart') }}>
      <div className="demo">
        <AddressBar />
        <Header onMenuOpen={open('menu')} />
        <main id="demo-main" tabIndex={-1} aria-labelledby="demo-title">
          <CurrentPage />
        </main>
        <Footer />
        <MenuDrawer isOpen={isOpen('menu')} onClose={close} />
        <CartDrawer isOpen={isOpen('cart')} onClose={close} />
      </div>
    </ShopContext>
  )
}

function createList(name: string, ids: readonly string[] = []): SavedList {
  const list = createSavedList({ name, storage: createMemoryStorage(), max: 24 })
  for (const id of ids.toReversed()) list.add(id)
  return list
}
