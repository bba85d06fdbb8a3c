'use client'
import { useSyncExternalStore } from 'react'

import { readQuantity } from '../state/read-quantity.js'
import { stepQuantity } from '../state/quantity-rule.js'
import { useCartRoot, useLine } from './root-context.js'
import { getDrafts } from '../drafts/quantity-drafts.js'
import { useCartContext } from '../hooks/cart-context.js'

/** What the shopper typed for the surrounding line, and steps from there within its bounds. */
export function useStep() {
  const { id, quantity, maxQuantity, quantityRule, product, variant } = useLine()
  const { get } = useCartRoot()
  const { cart } = useCartContext()
  const drafts = getDrafts(cart)
  const getDraft = () => drafts.getAll().get(id)
  const draft = useSyncExternalStore(drafts.subscribe, getDraft, getDraft)
  /** The quantity after the step; `undefined` at the end. A step down from too much leads to the highest quantity. */
  const getNext = (by: 1 | -1, from = draft?.text) => {
    const shown = (from === undefined ? undefined : readQuantity(from)) ?? quantity
    const next = stepQuantity(shown, by, quantityRule)
    if (by === 1) return next <= maxQuantity ? next : undefined
    return next > 0 ? Math.min(next, maxQuantity || next) : undefined
  }
  return {
    drafts,
    draft,
    getDraft,
    canStep: (by: 1 | -1) => getNext(by) !== undefined,
    by: (by: 1 | -1) => {
      const next = getNext(by, getDraft()?.text)
      // What was typed stays, with its issue.
      if (next === undefined) return
      drafts.set(id, undefined)
      get().setQuantity(id, next, { product, variant })
    },
  }
}
