import { Cart, useCart } from '../../../src/cart/index.js'
import { Drawer } from '../parts/drawer.js'
import { Link } from '../router/link.js'
import { useWords } from '../words/use-words.js'
import { CartEmpty } from './cart-empty.js'
import { CartLines } from './cart-lines.js'
import { CartTotals } from './cart-totals.js'

interface CartDrawerProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

export function CartDrawer({ isOpen, onClose }: CartDrawerProps) {
  const words = useWords()
  const count = useCart(({ totalQuantity }) => totalQuantity)
  return (
    <Cart.Root>
      <Drawer
        title={words.cart.title(count)}
        side="end"
        isOpen={isOpen}
        onClose={onClose}
        footer={
          count > 0 && (
            <>
              <CartTotals />
              <Link className="demo-button" data-primary="" to="/cart">
                {words.cart.view}
              </Link>
            </>
          )
        }
      >
        <CartEmpty />
        <CartLines />
      </Drawer>
    </Cart.Root>
  )
}
