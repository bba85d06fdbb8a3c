'use client'
import { forwardRef, useEffect, useState, type Ref } from 'react'

import { usePart, type PartProps } from '../parts/use-part.js'
import { useCartContext } from './cart-context.js'
import { useCartLabels } from './root-context.js'

/** Props of `<Cart.Status>`, which renders a `<div role="status">`. */
export type CartStatusProps = PartProps<'div', Record<string, unknown>>

const QUIET_MS = 500

/**
 * Announces the cart once, half a second after the last change. Render one for the page, inside `CartProvider`. Renders a
 * `<div role="status">`: keep it mounted, visible or visually hidden.
 */
export const CartStatus = forwardRef(function CartStatus(props: CartStatusProps, ref: Ref<HTMLDivElement>) {
  const { getSnapshot, onAction, lastReason } = useCartContext()
  const { status } = useCartLabels()
  const [text, setText] = useState<string>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = onAction(() => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        setText(status({ totalQuantity: getSnapshot().totalQuantity, reason: lastReason.current }))
      }, QUIET_MS)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [getSnapshot, onAction, lastReason, status])
  return usePart('div', props, ref, {}, { role: 'status', children: text })
})
