'use client'
import { forwardRef, memo, type ReactNode, type Ref } from 'react'

import { usePart, type PartProps } from '../../parts/use-part.js'
import { LineContext, useLine, useRootValue } from './root-context.js'
import type { LiveCartLine } from '../hooks/use-live-cart.js'

/** State of `<Cart.Items>`. */
export type CartItemsState = object

/** Props of `<Cart.Items>`, which renders a `<ul>`. */
export type CartItemsProps = Omit<PartProps<'ul', CartItemsState>, 'children'> & {
  /** Renders one line; a change of one line calls it for that line only. */
  readonly children: (line: LiveCartLine) => ReactNode
}

/** The lines, the oldest first. Renders a `<ul>`, or nothing if the cart is empty. */
export const CartItems = forwardRef(function CartItems(
  { children, ...props }: CartItemsProps,
  ref: Ref<HTMLUListElement>,
) {
  const lines = useRootValue((live) => live.lines)
  const element = usePart({
    tag: 'ul',
    props,
    ref,
    ownProps: {
      children: lines.map((line) => <Row key={line.id} line={line} renderLine={children} />),
    },
  })
  return lines.length > 0 ? element : null
})

interface RowProps {
  readonly line: LiveCartLine
  readonly renderLine: (line: LiveCartLine) => ReactNode
}

const Row = memo(function Row({ line, renderLine }: RowProps) {
  return <LineContext.Provider value={line}>{renderLine(line)}</LineContext.Provider>
})

/** State of `<Cart.Item>`, written as `data-*` attributes. */
export interface CartItemState {
  /** Whether the price is the one that the shopper saw, because the store's is not known. */
  readonly estimate: boolean
  /** The first issue, such as `soldOut`. */
  readonly issue: string | undefined
}

/** Props of `<Cart.Item>`, which renders an `<li>`. */
export type CartItemProps = PartProps<'li', CartItemState>

/** One line. Renders an `<li>`. */
export const CartItem = forwardRef(function CartItem(props: CartItemProps, ref: Ref<HTMLLIElement>) {
  const { isEstimate, issues } = useLine()
  return usePart({ tag: 'li', props, ref, state: { estimate: isEstimate, issue: issues[0]?.type } })
})
