'use client'
import { Cart, useCart } from 'storefront-react/cart'

import { primaryButton } from '../shop-ui/class-names'
import { DrawerDialog } from '../shop-ui/drawer'
import { ShopLink } from '../shop-ui/shop-link'
import { useShopTexts } from '../shop-ui/shop-texts'
import { CartLines } from './cart-lines'
import { CartTotals } from './cart-totals'
import { CartUndo } from './cart-undo'

export interface CartPanelProps {
  /** The page of the cart, where the shopper checks out. */
  readonly href: string
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The dialog of the cart. `CartDrawer` loads it. */
export function CartPanel({ href, isOpen, onClose }: CartPanelProps) {
  const texts = useShopTexts()
  const hasItems = useCart(({ totalQuantity }) => totalQuantity > 0)
  return (
    <DrawerDialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.cart}
      closeLabel={texts.closeCart}
      // Inside of the dialog: what is around an open dialog cannot take the focus.
      root={Cart.Root}
      footer={
        hasItems && (
          <>
            <CartTotals />
            <ShopLink href={href} className={primaryButton}>
              {texts.toCart}
            </ShopLink>
          </>
        )
      }
    >
      <Cart.Empty className="py-16 text-center text-muted-foreground outline-none" />
      <CartLines />
      <CartUndo />
      <Cart.Status className="sr-only" />
    </DrawerDialog>
  )
}
