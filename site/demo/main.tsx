// The demo shop of the site, in full screen: the browser's own address bar and Back button.
import { QueryClient } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'

import { createCartStore } from '../../src/cart/index.js'
import { createStorefrontClient, StorefrontProvider } from '../../src/index.js'
import { createDemoStore } from '../../stories/demo-shop/demo-store.js'
import { DemoShop } from '../../stories/demo-shop/demo-shop.js'
import { DemoBar } from './demo-bar.js'
import './demo.css'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element for the shop.')

const store = createDemoStore()
const queryClient = new QueryClient()
const client = createStorefrontClient(store)
createRoot(root).render(
  <StorefrontProvider client={client} queryClient={queryClient} currency="EUR" locale="en-US">
    <DemoShop
      banner={<DemoBar shop={{ store, queryClient }} />}
      createCart={() => createCartStore({ storageScope: 'demo-shop' })}
    />
  </StorefrontProvider>,
)
