import { useState } from 'react'
import { createTestCart } from 'storefront-mock'

import {
  paymentsSchema,
  shippingSchema,
  taxesSchema,
} from '../../../blocks/checkout-summary/checkout-schemas.js'
import { CheckoutSummary } from '../../../blocks/checkout-summary/checkout-summary.js'
import { primaryButton } from '../../../blocks/shop-ui/class-names.js'
import { Cart, CartProvider } from '../../../src/cart/index.js'
import { useStorefrontQuery } from '../../../src/index.js'
import { PreviewPage } from '../preview-page.js'
import type { PreviewProps } from '../preview-shop.js'
import { linesOf } from '../product-kinds.js'

export default function CheckoutSummaryPreview({ products, texts }: PreviewProps) {
  const [cart] = useState(() => createTestCart({ lines: linesOf(products, [2, 1]) }))
  // The frame shows the block when it has everything, so that nothing below moves.
  const shipping = useStorefrontQuery('/shipping', { schema: shippingSchema })
  const taxes = useStorefrontQuery('/taxes', { schema: taxesSchema })
  const payments = useStorefrontQuery('/payments', { schema: paymentsSchema })
  if (shipping.isPending || taxes.isPending || payments.isPending) return null
  return (
    <CartProvider cart={cart}>
      <PreviewPage title={texts.order}>
        <Cart.Root>
          <Cart.Form className="grid max-w-md gap-4" aria-label={texts.order} onCheckout={() => {}}>
            <CheckoutSummary>
              <button className={primaryButton}>{texts.checkOut}</button>
            </CheckoutSummary>
          </Cart.Form>
        </Cart.Root>
      </PreviewPage>
    </CartProvider>
  )
}
