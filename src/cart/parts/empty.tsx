'use client'
import { forwardRef, useRef, type Ref } from 'react'

import { takeFocus } from '../../dom/focus.js'
import { useClientLayoutEffect } from '../../dom/use-client-layout-effect.js'
import { usePart, type PartProps } from '../../parts/use-part.js'
import { useCartLabels, useCartRoot, useRootValue } from './root-context.js'
import { useIsServerPage } from './use-server-page.js'

/** State of `<Cart.Empty>`. */
export type CartEmptyState = object

/** Props of `<Cart.Empty>`, which renders a `<div>`. */
export type CartEmptyProps = PartProps<'div', CartEmptyState>

/**
 * Says that the cart is empty. Renders a `<div>`, or nothing while the cart has lines or is hydrating. On a server that knows
 * no lines, it is in a `<noscript>`: without scripts there is no other cart.
 */
export const CartEmpty = forwardRef(function CartEmpty(props: CartEmptyProps, ref: Ref<HTMLDivElement>) {
  const { focusEmptyRef } = useCartRoot()
  const labels = useCartLabels()
  const hasLines = useRootValue((live) => live.lines.length > 0)
  const isServerPage = useIsServerPage()
  const isEmpty = !isServerPage && !hasLines
  const ownRef = useRef<HTMLDivElement>(null)
  useClientLayoutEffect(() => {
    if (isEmpty && focusEmptyRef.current && ownRef.current) takeFocus(ownRef.current)
    focusEmptyRef.current = false
  }, [isEmpty, focusEmptyRef])
  const element = usePart({
    tag: 'div',
    props,
    ref: [ownRef, ref],
    ownProps: { tabIndex: -1, children: labels.empty },
  })
  if (hasLines) return null
  return isServerPage ? <noscript>{element}</noscript> : element
})
