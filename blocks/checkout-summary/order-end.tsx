'use client'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useCart, type CheckoutLine } from 'storefront-react/cart'

export interface OrderEndProps {
  /** What a screen reader says, such as "Thank you. We charge €12.00." */
  readonly message: string
  /** The order that the cookie `ordered` names: its lines are subtracted from the cart, once. */
  readonly id?: string | undefined
  readonly lines?: readonly CheckoutLine[] | undefined
  /** The heading and what was charged. */
  readonly children: ReactNode
}

/** `Cart.Status` speaks half a second after the cart changed, and the last sentence is what somebody remembers. */
const AFTER_CART_MS = 1000

/** The end of an order. It takes the focus, because the button that was pressed is gone, and is announced after the empty cart. */
export function OrderEnd({ message, id, lines, children }: OrderEndProps) {
  const endRef = useRef<HTMLDivElement>(null)
  const [announced, setAnnounced] = useState('')
  const removeOrdered = useCart((cart) => cart.removeOrdered)
  useEffect(() => {
    endRef.current?.focus()
    const timer = setTimeout(() => setAnnounced(message), AFTER_CART_MS)
    return () => clearTimeout(timer)
  }, [message])
  useEffect(() => {
    if (!id || !lines || !document.cookie.includes(`ordered=${id}`)) return
    document.cookie = 'ordered=; Path=/; Max-Age=0'
    removeOrdered(lines)
  }, [id, lines, removeOrdered])
  return (
    <div ref={endRef} tabIndex={-1} role="group" aria-label={message} className="outline-none">
      {children}
      <p role="status" className="sr-only">
        {announced}
      </p>
    </div>
  )
}
