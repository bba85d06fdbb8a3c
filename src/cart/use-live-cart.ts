'use client'
import { useMemo, useRef } from 'react'

import type { Product, Variant } from '../core/index.js'
import { getMaxQuantity } from '../core/variants/get-max-quantity.js'
import { useProductsByIds } from '../hooks/item/use-products-by-ids.js'
import { useStorefront } from '../hooks/use-storefront.js'
import { itemQueryOptions } from '../queries/item/item-query.js'
import { knownItemQueryOptions } from '../queries/item/known-item-query.js'
import { useCartContext } from './cart-context.js'
import { getSeen } from './state/cart-line.js'
import type { CartActions, CartState } from './state/cart-types.js'
import { checkCartLines, type CheckedCart } from './state/check-cart-lines.js'
import {
  countEarlierUnits,
  getTotals,
  joinLine,
  type CartTotals,
  type CheckedCartLine,
} from './state/live-line.js'
import { useCart } from './use-cart.js'

/** A line with the store's product, price and stock. */
export interface LiveCartLine extends CheckedCartLine {
  /** Accepts what the store says: takes the price, lowers the quantity, or removes the line. */
  readonly accept: () => void
}

/** The cart with live lines, exact totals and actions. */
export interface UseLiveCartResult extends Omit<CartState, 'lines'>, CartActions, CartTotals {
  readonly lines: readonly LiveCartLine[]
  /** Whether products are being loaded. */
  readonly isFetching: boolean
  /** Asks the store for every line, past every cache. Calls at the same time share one run. */
  readonly check: () => Promise<CheckedCart>
}

const running = new WeakMap<object, Promise<CheckedCart>>()

/**
 * The cart joined with the store's products. Products that were loaded within the last minute are read from the cache.
 * Lines that nothing changed for keep their identity.
 *
 * @throws {MissingProviderError} outside `CartProvider`
 */
export function useLiveCart(): UseLiveCartResult {
  const cartState = useCart()
  const { cart } = useCartContext()
  const { client, queryClient, currency, isVariantAvailable } = useStorefront()
  const { lines } = cartState
  const { data, missingIds, errorsById, isFetching } = useProductsByIds(
    lines.map(({ productId }) => productId),
  )
  const { accept } = cartState
  const rules = useMemo(
    () => ({
      currency,
      quantityLimit: cart.limits.quantity,
      getMaxQuantity: (variant: Variant) =>
        isVariantAvailable ? getMaxQuantity(variant, { isVariantAvailable }) : cart.getMaxQuantity(variant),
    }),
    [cart, currency, isVariantAvailable],
  )
  const [join] = useJoinedLines()
  const joined = useMemo(() => {
    const products = new Map(data.map((product) => [product.id, product]))
    const missing = new Set(missingIds)
    const earlier = countEarlierUnits(lines)
    return lines.map((line, index) => {
      const product = missing.has(line.productId) ? null : products.get(line.productId)
      const error = product === undefined ? errorsById.get(line.productId) : undefined
      return join([line, product, error, earlier[index], rules, accept], (): LiveCartLine => {
        const live = joinLine(line, { product, error }, earlier[index] ?? 0, rules)
        return { ...live, accept: () => acceptLine(live, currency, accept) }
      })
    })
  }, [lines, data, missingIds, errorsById, rules, accept, join, currency])
  const totals = useMemo(() => getTotals(joined), [joined])

  const check = useMemo(
    () => () => {
      const current = running.get(cart)
      if (current) return current
      const run = checkCartLines(client, cart.getState().lines, rules)
        .then((checked) => {
          for (const { productId, product, issues } of checked.lines) {
            const isGone = !product && issues.some(({ type }) => type === 'gone')
            const known = knownItemQueryOptions(queryClient, client, client.products.definition, productId)
            if (product || isGone) queryClient.setQueryData<Product | null>(known.queryKey, product ?? null)
            if (!product) continue
            const detail = queryClient.defaultQueryOptions(
              itemQueryOptions(client, client.products.definition, { id: productId }),
            )
            queryClient.getQueryCache().build(queryClient, detail).setData(product, { manual: true })
          }
          return checked
        })
        .finally(() => running.delete(cart))
      running.set(cart, run)
      return run
    },
    [cart, client, queryClient, rules],
  )

  return useMemo(
    () => ({ ...cartState, ...totals, lines: joined, isFetching, check }),
    [cartState, totals, joined, isFetching, check],
  )
}

function acceptLine(
  { id, product, variant, issues }: CheckedCartLine,
  currency: string | undefined,
  accept: CartActions['accept'],
): void {
  const isGone = issues.some(({ type }) => type === 'gone' || type === 'soldOut')
  const tooMany = issues.find((issue) => issue.type === 'tooMany')
  if (isGone) accept(id, { quantity: 0 })
  else if (product && variant)
    accept(id, { quantity: tooMany?.available, seen: getSeen(product, variant, currency) })
}

type Inputs = readonly unknown[]

/** Remembers each line by what it was made from, so that a change re-renders one row and not all. */
function useJoinedLines() {
  const ref = useRef(new Map<string, { readonly inputs: Inputs; readonly line: LiveCartLine }>())
  return useMemo(() => {
    const join = (inputs: readonly [{ readonly id: string }, ...Inputs], create: () => LiveCartLine) => {
      const { id } = inputs[0]
      const known = ref.current.get(id)
      if (known?.inputs.every((input, index) => input === inputs[index])) return known.line
      const line = create()
      ref.current.set(id, { inputs, line })
      return line
    }
    return [join] as const
  }, [])
}
