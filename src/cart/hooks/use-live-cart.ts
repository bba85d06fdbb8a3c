'use client'
import { useCallback, useMemo, useSyncExternalStore, useState } from 'react'

import type { ItemOf } from '../../core/resources/define-resource.js'
import { hasSameElements } from '../../core/has-same-elements.js'
import { mergeRules } from '../../core/client/store-rules.js'
import { useProductsByIds } from '../../hooks/item/use-products-by-ids.js'
import type { RegisteredClient } from '../../hooks/register.js'
import { useStorefront } from '../../hooks/use-storefront.js'
import { acceptChangeIn } from '../state/accept.js'
import type { AcceptedChange } from '../state/change-line.js'
import { linesOf } from '../state/lines-of.js'
import { getAcceptedChange } from '../check/accept-line.js'
import type { CartLine } from '../state/cart-line.js'
import type { CartState, UseCartResult } from '../state/cart-types.js'
import { checkCartLines, type CheckedCart } from '../check/check-cart-lines.js'
import {
  allocateLines,
  getTotals,
  joinLine,
  type CheckedCartLine,
  type JoinRules,
} from '../check/live-line.js'
import { shareCheck } from '../check/share-check.js'
import { getDrafts, withDraft, withDrafts } from '../drafts/quantity-drafts.js'
import { cacheCheckedProducts } from './cache-checked-products.js'
import { useCartContext } from './cart-context.js'
import { useCart } from './use-cart.js'

/** A line with the store's product, price and stock. */
// oxlint-disable-next-line typescript/no-unnecessary-type-arguments -- apps change it by `Register`
export interface LiveCartLine extends CheckedCartLine<ItemOf<RegisteredClient['products']['definition']>> {
  /** Accepts what the store says: takes the price, lowers the quantity, or removes the line. */
  readonly accept: () => void
}

/** The cart with live lines, exact totals and actions. */
export interface UseLiveCartResult
  extends Omit<UseCartResult, 'lines'>, Pick<CheckedCart, 'subtotal' | 'savings'> {
  readonly lines: readonly LiveCartLine[]
  /** Whether products are being loaded. */
  readonly isFetching: boolean
  /**
   * Asks the store for every line, past every cache. Calls that begin with the same lines share one run. Quantity fields
   * that the shopper has not left are committed first, and a field that the cart cannot take is an issue. Hand over
   * `getCheckoutLines` of the result: the cart can have changed since.
   */
  readonly check: () => Promise<CheckedCart>
}

/**
 * The cart joined with the store's products. Products that were loaded within the last minute are read from the cache.
 * Lines that nothing changed for keep their identity.
 *
 * @throws {MissingProviderError} outside `CartProvider`
 */
export function useLiveCart(): UseLiveCartResult {
  const cartState = useCart()
  const { cart, note } = useCartContext()
  const drafts = getDrafts(cart)
  const openDrafts = useSyncExternalStore(drafts.subscribe, drafts.getAll, drafts.getAll)
  const storefront = useStorefront()
  const { client, queryClient, currency, getPriorPrice } = storefront
  const { lines } = cartState
  const { data, missingIds, errorsById, isFetching } = useProductsByIds(
    lines.map(({ productId }) => productId),
  )
  const rules = useMemo<JoinRules>(
    () => ({
      ...mergeRules(linesOf(cart).ownRules, storefront),
      currency,
      getPriorPrice,
      limits: cart.limits,
    }),
    [cart, storefront, currency, getPriorPrice],
  )
  const accept = useCallback(
    (lineId: string, change: AcceptedChange, { quantity, seen: { name } }: CartLine) => {
      // Accepting may only lower a quantity, but what was typed, or the minimum of the store, can be more than the cart has.
      if (change.quantity && (drafts.getAll().has(lineId) || change.quantity > quantity))
        cart.setQuantity(lineId, change.quantity)
      drafts.set(lineId, undefined)
      acceptChangeIn(cart, lineId, change)
      note({ reason: undefined, accepted: name })
    },
    [cart, drafts, note],
  )
  // Concurrent renders may run in any order: each compares with the latest lines, and all results are equal.
  const [join] = useState(() => createJoin<LiveCartLine>())
  const joined = useMemo(() => {
    const missing = new Set(missingIds)
    const products = new Map(data.map((product) => [product.id, product]))
    const getProduct = ({ productId }: { readonly productId: string }) =>
      missing.has(productId) ? null : products.get(productId)
    const allocations = allocateLines(lines, getProduct, rules)
    return join(
      lines.map((line, index) => {
        const product = getProduct(line)
        const error = product === undefined ? errorsById.get(line.productId) : undefined
        const allocation = allocations[index] ?? { stock: 0, available: 0, max: 0, index }
        const { stock, available, max } = allocation
        const draft = openDrafts.get(line.id)
        const inputs = [line, product, error, rules, accept, stock, available, max, index, draft]
        const create = () => {
          const joinedLine = joinLine(line, { product, error }, allocation, rules)
          const live = withDraft(joinedLine, draft, rules.limits.quantity)
          const change = getAcceptedChange(live, currency)
          return { ...live, accept: () => change && accept(line.id, change, line) }
        }
        return { id: line.id, inputs, create }
      }),
    )
  }, [lines, data, missingIds, errorsById, rules, accept, join, currency, openDrafts])
  const totals = useMemo(() => getTotals(joined, rules), [joined, rules])

  const check = useMemo(() => {
    const start = async (checkedLines: CartState['lines']) => {
      const checked = await checkCartLines(client, checkedLines, {
        limits: rules.limits,
        rules,
      })
      cacheCheckedProducts(queryClient, client, checked)
      return checked
    }
    return async () => {
      drafts.commit()
      const checked = await shareCheck(cart, client, start)
      return withDrafts(checked, drafts.getAll(), rules.limits.quantity)
    }
  }, [cart, client, queryClient, rules, drafts])

  return useMemo(
    () => ({ ...cartState, ...totals, lines: joined, isFetching, check }),
    [cartState, totals, joined, isFetching, check],
  )
}

interface LineInput<TLine> {
  readonly id: string
  /** What the line is made of. */
  readonly inputs: readonly unknown[]
  readonly create: () => TLine
}

/** Keeps the identity of each line whose inputs did not change, so that a change re-renders one row and not all. */
function createJoin<TLine>() {
  let known = new Map<string, { readonly inputs: readonly unknown[]; readonly line: TLine }>()
  return (lines: readonly LineInput<TLine>[]) => {
    const next: typeof known = new Map()
    for (const { id, inputs, create } of lines) {
      const old = known.get(id)
      next.set(id, old && hasSameElements(old.inputs, inputs) ? old : { inputs, line: create() })
    }
    known = next
    return [...next.values()].map(({ line }) => line)
  }
}
