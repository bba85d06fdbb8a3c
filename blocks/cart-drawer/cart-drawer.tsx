'use client'
import { useEffect, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { Cart, useCartState } from 'storefront-react/cart'

import { iconButton } from '../shop-ui/class-names'
import { CountedIcon, icons } from '../shop-ui/icon'
import { ShopLink } from '../shop-ui/shop-link'
import { useShopTexts } from '../shop-ui/shop-texts'
import { useLazyPart, whenIdle } from '../shop-ui/use-lazy-part'

export interface CartDrawerProps {
  /** The page of the cart, where the shopper checks out. */
  readonly href?: string
}

const loadPanel = async () => (await import('./cart-panel')).CartPanel

/**
 * The number of items. A link to the page of the cart until the code of the drawer is there, and then a button that opens the
 * cart over the page. An empty cart loads that code when a pointer or the focus arrives, a filled one when the browser is idle.
 */
export function CartDrawer({ href = '/cart' }: CartDrawerProps) {
  const texts = useShopTexts()
  const count = useCartState(({ totalQuantity }) => totalQuantity)
  const { part: Panel, prepare, prepareOnIntent } = useLazyPart(loadPanel)
  const [isOpen, setOpen] = useState(false)
  const hasItems = count > 0
  useEffect(() => (hasItems ? whenIdle(prepare) : undefined), [hasItems, prepare])
  const open = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault()
    setOpen(true)
  }
  // A press with one of these keys opens a tab or a window.
  const onClick = (event: MouseEvent) =>
    event.metaKey || event.ctrlKey || event.shiftKey || event.altKey ? undefined : open(event)
  return (
    <>
      {/* An open dialog silences the page behind it, so each of them has a status. */}
      <Cart.Status className="sr-only" />
      <ShopLink
        href={href}
        className={iconButton}
        aria-label={texts.cartButton(count)}
        {...prepareOnIntent}
        {...(Panel && {
          role: 'button',
          'aria-haspopup': 'dialog' as const,
          onClick,
          // The space bar presses a button, but not a link.
          onKeyDown: (event: KeyboardEvent) => (event.key === ' ' ? open(event) : undefined),
        })}
      >
        <CountedIcon path={icons.bag} count={count} />
      </ShopLink>
      {Panel && <Panel href={href} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}
