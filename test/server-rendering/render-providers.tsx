import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'

import { Cart, CartProvider, createCartStore, useCart } from '../../src/cart/index.js'
import { createStorefrontClient } from '../../src/core/index.js'
import { StorefrontProvider, useProducts } from '../../src/index.js'
import { createSavedList, useSavedList } from '../../src/saved/index.js'

/** `node --expose-gc --import tsx render-providers.tsx`: prints the heap after few and after many renders, in bytes. */
const FEW = 2_000
const MANY = 20_000

function Page(): ReactElement {
  const { isPending } = useProducts({}, { enabled: false })
  const count = useCart((cart) => cart.totalQuantity)
  const saved = useSavedList(createSavedList({ name: 'wishlist' }))
  return (
    <Cart.Root>
      <Cart.Items>{() => <Cart.Item />}</Cart.Items>
      <Cart.Subtotal />
      <Cart.Empty />
      <Cart.Status />
      {[isPending, count, saved.ids.length].join(' ')}
    </Cart.Root>
  )
}

function renderOnce(): void {
  // A request has a client and a cart of its own, where the shop reads the shopper's market or token.
  const client = createStorefrontClient({ baseUrl: 'https://shop.example/api/v1', apiKey: 'pk_test' })
  createCartStore()
  renderToString(
    <StorefrontProvider client={client} currency="USD">
      <CartProvider>
        <Page />
      </CartProvider>
    </StorefrontProvider>,
  )
}

async function heapAfter(count: number): Promise<number> {
  for (let index = 0; index < count; index++) {
    renderOnce()
    // Timers and promises of a render end before the next one, as between two requests.
    if (index % 100 === 0) await new Promise((resolve) => setImmediate(resolve))
  }
  for (let round = 0; round < 5; round++) {
    await new Promise((resolve) => setTimeout(resolve, 20))
    globalThis.gc?.()
  }
  return process.memoryUsage().heapUsed
}

const few = await heapAfter(FEW)
const many = await heapAfter(MANY - FEW)
console.log(JSON.stringify({ few, many, ratio: many / few }))
process.exit(0)
