import { QueryClient } from '@tanstack/react-query'
import type { ReactElement } from 'react'

import type { CartStore } from '../../src/cart/index.js'
import { createStorefrontClient, StorefrontProvider } from '../../src/index.js'
import { createDemoStore } from '../../stories/demo-shop/demo-store.js'
import { DemoShop } from '../../stories/demo-shop/demo-shop.js'
import { DemoBar } from './demo-bar.js'

interface Demo {
  readonly queryClient: QueryClient
  readonly element: ReactElement
}

/** The whole page, for the browser and for the build, which writes its front page into the HTML. */
export function createDemo(createCart: () => CartStore): Demo {
  const store = createDemoStore()
  const queryClient = new QueryClient()
  const client = createStorefrontClient(store)
  const element = (
    <StorefrontProvider client={client} queryClient={queryClient} currency="EUR" locale="en-US">
      <DemoShop banner={<DemoBar shop={{ store, queryClient }} />} createCart={createCart} />
    </StorefrontProvider>
  )
  return { queryClient, element }
}
