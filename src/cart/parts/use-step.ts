'use client'
import { useLine } from './root-context.js'
import { getDrafts } from '../drafts/quantity-drafts.js'
import { useCartContext } from '../hooks/cart-context.js'
import { useCart } from '../hooks/use-cart.js'

/** Steps the quantity of the surrounding line within its bounds. */
export function useStep() {
  const { id, quantity, maxQuantity, variant } = useLine()
  const { cart } = useCartContext()
  const setQuantity = useCart((cart) => cart.setQuantity)
  const canStep = (by: 1 | -1) => (by === 1 ? quantity < maxQuantity : quantity > 1)
  return {
    canStep,
    by(by: 1 | -1) {
      // The step replaces what was typed.
      getDrafts(cart).set(id, undefined)
      if (canStep(by)) setQuantity(id, quantity + by, { variant })
    },
  }
}
