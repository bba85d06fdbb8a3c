import { useState, type ReactNode } from 'react'

import { CartProvider, type CartStore } from '../../src/cart/index.js'

export interface WithCartProps {
  readonly createCart: () => CartStore
  readonly children: ReactNode
}

/** Each story has its own cart. */
export function WithCart({ createCart, children }: WithCartProps) {
  const [cart] = useState(createCart)
  return <CartProvider cart={cart}>{children}</CartProvider>
}
