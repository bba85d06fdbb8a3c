'use client'
import { useCallback } from 'react'

import { useStorefront } from '../../hooks/use-storefront.js'
import { getDrafts } from '../drafts/quantity-drafts.js'
import { getCheckoutLines, type CheckoutLine } from '../state/checkout-lines.js'
import { isOtherCurrencyCode, type CheckedCartLine } from '../check/live-line.js'
import { readQuantity } from '../state/read-quantity.js'
import { getSeen } from '../state/seen.js'
import { checkUntilSame } from '../check/share-check.js'
import { useCartContext } from './cart-context.js'
import type { UseLiveCartResult } from './use-live-cart.js'
import { acceptChangeIn } from '../state/accept.js'

/**
 * The lines for a checkout, as they were checked; `'issue'` if a line differs from the store, `undefined` if the cart is
 * empty, or has other lines or quantities than the page showed at the press.
 */
export function useCheckedLines(
  get: () => UseLiveCartResult,
): () => Promise<readonly CheckoutLine[] | 'issue' | undefined> {
  const { cart, note } = useCartContext()
  const drafts = getDrafts(cart)
  const { currency } = useStorefront()
  return useCallback(async () => {
    // The shopper sees these prices now, so that the check compares with them and not with those in another currency.
    for (const { id, seen, product, variant } of get().lines) {
      if (isOtherCurrencyCode(seen.currency, currency) && product && variant)
        acceptChangeIn(cart, id, { seen: getSeen(product, variant, currency) })
    }
    drafts.commit()
    // What the fields show now is what the shopper ordered: a second press can hit a button to accept less, which comes up.
    const refused = drafts.getAll()
    const pressed = new Map(cart.getState().lines.map(({ id, quantity }) => [id, quantity]))
    const checked = await checkUntilSame(cart, async () => {
      const result = await get().check()
      // The shopper can have typed during the check.
      drafts.commit()
      return result
    })
    if (drafts.getAll().size > 0) return 'issue'
    const hasIssue = checked?.lines.some(({ issues }) => issues.some(({ type }) => type !== 'unknown'))
    if (hasIssue) return 'issue'
    // Another tab, the shopper or a cookie of the server can have changed the cart during the check.
    const isSame = ({ id, quantity }: CheckedCartLine) =>
      readQuantity(refused.get(id)?.text ?? `${pressed.get(id)}`) === quantity
    if (checked && pressed.size > 0 && checked.lines.length === pressed.size && checked.lines.every(isSame))
      return getCheckoutLines(checked)
    // The shopper presses again, for what the page shows now.
    note({ reason: undefined })
    return
  }, [cart, currency, drafts, get, note])
}
