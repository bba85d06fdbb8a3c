'use client'
import { Cart, useCart } from 'storefront-react/cart'

import { outlineButton, primaryButton } from '../shop-ui/class-names'
import { Drawer } from '../shop-ui/drawer'
import { CountedIcon, icons } from '../shop-ui/icon'
import { ShopLink } from '../shop-ui/shop-link'
import { useShopTexts } from '../shop-ui/shop-texts'
import { CartLines } from './cart-lines'
import { CartTotals } from './cart-totals'

export interface CartDrawerProps {
  /** The page of the cart, where the shopper checks out. */
  readonly href?: string
}

/** A button with the number of items, which opens the cart over the page. */
export function CartDrawer({ href = '/cart' }: CartDrawerProps) {
  const texts = useShopTexts()
  const count = useCart(({ totalQuantity }) => totalQuantity)
  return (
    <Cart.Root>
      {/* An open dialog silences the page behind it, so each of them has a status. */}
      <Cart.Status className="sr-only" />
      <Drawer
        label={texts.cartButton(count)}
        icon={<CountedIcon path={icons.bag} count={count} />}
        title={texts.cart}
        closeLabel={texts.closeCart}
        footer={
          count > 0 && (
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
        <Cart.Undo className={`${outlineButton} my-4`} />
        <Cart.Status className="sr-only" />
      </Drawer>
    </Cart.Root>
  )
}
