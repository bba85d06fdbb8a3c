'use client'
import { forwardRef, type Ref } from 'react'

import { useFormatMoney } from '../../hooks/use-money.js'
import { usePart, type PartProps } from '../../parts/use-part.js'
import { useCartLabels, useCartRoot, useLine } from './root-context.js'

/** State of `<Cart.Issue>`, written as `data-*` attributes. */
export interface CartIssueState {
  /** The first issue, such as `soldOut`. */
  readonly type: string | undefined
}

/** Props of `<Cart.Issue>`, which renders a `<div>`. */
export type CartIssueProps = PartProps<'div', CartIssueState>

/** Says what differs between the line and the store. Renders a `<div>`, or nothing without an issue. */
export const CartIssue = forwardRef(function CartIssue(props: CartIssueProps, ref: Ref<HTMLDivElement>) {
  const { id, issues } = useLine()
  const { getIssueId } = useCartRoot()
  const labels = useCartLabels()
  const format = useFormatMoney()
  const element = usePart({
    tag: 'div',
    props,
    ref,
    state: { type: issues[0]?.type },
    ownProps: {
      id: getIssueId(id),
      'data-cart-issue': '',
      tabIndex: -1,
      children: issues.map((issue) => labels.issue({ issue, format })).join(' '),
    },
  })
  return issues.length > 0 ? element : null
})
