'use client'
import { forwardRef, useEffect, useId, useRef, useState, type Ref } from 'react'

import type { Labels } from '../../core/labels/labels.js'
import { listen } from '../../dom/listen.js'
import { useClientLayoutEffect } from '../../dom/use-client-layout-effect.js'
import { usePart, type PartProps } from '../../parts/use-part.js'
import { useInitialLines } from '../hooks/use-initial-lines.js'
import { useLiveCart } from '../hooks/use-live-cart.js'
import type { CheckedCartLine } from '../check/live-line.js'
import { CartLabelsContext, CartRootContext, createCartRoot } from './root-context.js'

/** State of `<Cart.Root>`, written as `data-*` attributes. */
export interface CartRootState {
  readonly status: 'hydrating' | 'ready'
  /** Whether the cart has no lines. */
  readonly empty: boolean
}

/** Props of `<Cart.Root>`, which renders a `<div>`. */
export type CartRootProps = PartProps<'div', CartRootState> & {
  /** Texts of this cart, merged over the provider's `labels.cart`. Declare the object outside the component. */
  readonly labels?: Partial<Labels['cart']> | undefined
  /**
   * The checked lines of `readCartCookies`, which the server and pages without scripts show and post. The first value
   * counts.
   */
  readonly initialLines?: readonly CheckedCartLine[] | undefined
  /**
   * The address to which the controls of `initialLines` post before hydration and without scripts. The server answers with
   * `createCartUpdateCookies`. Default: none, and quantities are text, and buttons disabled, until the page has scripts.
   */
  readonly updateAction?: string | undefined
}

const RECHECK_AFTER_MS = 60_000

/** Joins the cart with the store, and passes it to the parts inside. Renders a `<div>`. */
export const CartRoot = forwardRef(function CartRoot(
  { labels, initialLines, updateAction, ...props }: CartRootProps,
  ref: Ref<HTMLDivElement>,
) {
  const live = useInitialLines(useLiveCart(), initialLines)
  const rootRef = useRef<HTMLDivElement>(null)
  const focusEmptyRef = useRef(false)
  const id = useId()
  const [context] = useState(() => ({
    updateAction,
    getIssueId: (lineId: string) => `${id}${lineId}`,
    rootRef,
    focusEmptyRef,
    ...createCartRoot(live),
  }))
  useClientLayoutEffect(() => context.set(live), [context, live])

  const { check } = live
  useEffect(() => {
    let hiddenAt: number | undefined
    const onChange = () => {
      if (document.visibilityState === 'hidden') hiddenAt = Date.now()
      else if (hiddenAt !== undefined && Date.now() - hiddenAt >= RECHECK_AFTER_MS) void check()
    }
    return listen([document], ['visibilitychange'], onChange)
  }, [check])

  const state = { status: live.status, empty: live.status === 'ready' && live.lines.length === 0 }
  const element = usePart({ tag: 'div', props, ref: [rootRef, ref], state })
  return (
    <CartLabelsContext.Provider value={labels}>
      <CartRootContext.Provider value={context}>{element}</CartRootContext.Provider>
    </CartLabelsContext.Provider>
  )
})
