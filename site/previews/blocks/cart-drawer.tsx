import { useState } from 'react'
import { createTestCart } from 'storefront-mock'

import { CartDrawer } from '../../../blocks/cart-drawer/cart-drawer.js'
import { CartLines } from '../../../blocks/cart-drawer/cart-lines.js'
import { CartTotals } from '../../../blocks/cart-drawer/cart-totals.js'
import { outlineButton } from '../../../blocks/shop-ui/class-names.js'
import { useShopTexts } from '../../../blocks/shop-ui/shop-texts.js'
import { Cart, CartProvider } from '../../../src/cart/index.js'
import { PreviewHeader, PreviewPage } from '../preview-page.js'
import type { PreviewProps } from '../preview-shop.js'
import { linesOf } from '../product-kinds.js'

/** The drawer is closed at first, because a dialog would take the focus from the page around the preview. */
export default function CartDrawerPreview({ products, texts }: PreviewProps) {
  const { cart: title } = useShopTexts()
  const [cart] = useState(() => createTestCart({ lines: linesOf(products, [2, 1, 1]) }))
  return (
    <CartProvider cart={cart}>
      <PreviewHeader name={texts.shopName}>
        <CartDrawer />
      </PreviewHeader>
      <PreviewPage>
        <Cart.Root className="grid max-w-2xl gap-6">
          <h1 className="text-2xl font-semibold tracking-tight">{title}</h1>
          <h2 className="sr-only">{texts.items}</h2>
          <Cart.Empty />
          <CartLines />
          <Cart.Undo className={`${outlineButton} justify-self-start`} />
          <CartTotals />
        </Cart.Root>
      </PreviewPage>
    </CartProvider>
  )
}
