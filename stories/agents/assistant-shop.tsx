import { useState } from 'react'
import { useAgentTools } from 'storefront-agents/page'
import { createTestCart } from 'storefront-mock'

import { outlineButton } from '../../blocks/shop-ui/class-names.js'
import { CartProvider, useCart } from '../../src/cart/index.js'
import type { Product } from '../../src/core/index.js'
import type { Search } from '../../src/search/index.js'
import { stockedVariant } from '../cart/cart-lines-of.js'
import { useSampleSearch } from '../search/sample-search.js'
import { callTool } from './pretend-assistant.js'

export interface AssistantShopProps {
  readonly product: Product
}

/** A page whose cart an assistant fills. The button is not part of the shop: it takes the place of the assistant. */
export function AssistantShop({ product }: AssistantShopProps) {
  const [cart] = useState(() => createTestCart({ lines: [] }))
  const input = { productId: product.id, variantId: stockedVariant(product).id, quantity: 2 }
  return (
    <CartProvider cart={cart}>
      <main className="shop-page">
        <header className="shop-header">
          <h1 className="shop-title">New in</h1>
          <CartCount />
        </header>
        <button className={outlineButton} type="button" onClick={() => void callTool('add_to_cart', input)}>
          Ask the assistant for two
        </button>
        <AssistantNotice search={useSampleSearch()} />
      </main>
    </CartProvider>
  )
}

function CartCount() {
  const count = useCart(({ totalQuantity }) => totalQuantity)
  return <p>Cart: {count}</p>
}

/** Says what an assistant added, with buttons to keep it or take it out again. */
export function AssistantNotice({ search }: { readonly search: Search }) {
  const { additions } = useAgentTools({ search, cart: useCart() })
  return (
    <div className="mt-6 grid gap-3" role="status">
      {additions.map(({ quantity, name, undo, dismiss }, index) => (
        <div className="flex flex-wrap items-center gap-3 rounded-lg border bg-muted px-4 py-3" key={index}>
          <p className="flex-[1_1_18rem]">
            Your assistant added {quantity} × {name}.
          </p>
          <button className={outlineButton} type="button" onClick={undo}>
            Undo
          </button>
          <button className={outlineButton} type="button" onClick={dismiss}>
            Keep
          </button>
        </div>
      ))}
    </div>
  )
}
