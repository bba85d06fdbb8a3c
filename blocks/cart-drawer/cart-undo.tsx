'use client'
import { Cart } from 'storefront-react/cart'

import { outlineButton } from '../shop-ui/class-names'

/**
 * Restores the last removal. Stays in view at the bottom of the window or the drawer, and moves no line. Belongs at the end of a
 * `Cart.Root` that is not a grid: a cell of a grid would keep the button at its own place.
 */
export function CartUndo() {
  return (
    <div className="pointer-events-none sticky bottom-(--notice-height,0px) z-10 text-center">
      <Cart.Undo className={`${outlineButton} pointer-events-auto my-4 shadow-lg`} />
    </div>
  )
}
