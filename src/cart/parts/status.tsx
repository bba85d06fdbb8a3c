'use client'
import { forwardRef, useEffect, useRef, useState, type Ref } from 'react'

import { usePart, type PartProps } from '../../parts/use-part.js'
import { useCartSource } from '../hooks/cart-source.js'
import { useCartLabels } from './root-context.js'

/** State of `<Cart.Status>`. */
export type CartStatusState = object

/** Props of `<Cart.Status>`, which renders a `<div role="status">`. */
export type CartStatusProps = PartProps<'div', CartStatusState>

const QUIET_MS = 500

/**
 * Announces the cart once, half a second after the last change. Render one for the page, inside `CartProvider`. Renders a
 * `<div role="status">`: keep it mounted, visible or visually hidden.
 */
export const CartStatus = forwardRef(function CartStatus(props: CartStatusProps, ref: Ref<HTMLDivElement>) {
  const { getState, actions, lastAction } = useCartSource()
  const labels = useCartLabels()
  const textsRef = useRef(labels)
  // Apps write labels inline, and a new label must not stop the timer.
  useEffect(() => void (textsRef.current = labels), [labels])
  const [text, setText] = useState<string>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = actions.subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        const { reason, accepted, issue } = lastAction.current
        const { totalQuantity } = getState()
        const texts = textsRef.current
        // The issue of a quantity has no amount.
        setText(
          issue ? texts.issue({ issue, format: String }) : texts.status({ totalQuantity, reason, accepted }),
        )
      }, QUIET_MS)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [getState, actions, lastAction])
  return usePart({ tag: 'div', props, ref, ownProps: { role: 'status', children: text } })
})
