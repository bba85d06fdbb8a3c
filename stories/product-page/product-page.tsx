import type { Decorator } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import { createTestCart } from 'storefront-mock'

import { CartDrawer } from '../../blocks/cart-drawer/cart-drawer.js'
import { CartProvider } from '../../src/cart/index.js'

/** With a cart in the header. Each story has its own cart. */
export const onThePageOfAShop: Decorator = (Story) => (
  <PageOfAShop>
    <Story />
  </PageOfAShop>
)

function PageOfAShop({ children }: { readonly children: ReactNode }) {
  const [cart] = useState(createTestCart)
  return (
    <CartProvider cart={cart}>
      <main className="shop-page">
        <div className="flex justify-end">
          <CartDrawer />
        </div>
        {children}
      </main>
    </CartProvider>
  )
}
