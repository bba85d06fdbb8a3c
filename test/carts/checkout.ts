import assert from 'node:assert/strict'

import { checkCartLines, getCheckoutLines } from '../../src/cart/index.js'
import type { CartLine } from '../../src/cart/state/cart-line.js'
import type { CartStore } from '../../src/cart/state/cart-types.js'
import { checkUntilSame, shareCheck } from '../../src/cart/check/share-check.js'
import { readCartForm } from '../../src/cart/server/read-cart-form.js'
import { compareAmounts, type Product } from '../../src/core/index.js'

/** A store that answers one request at a time, when the history says so, with the catalogue of that moment. */
export function createSlowStore(getProduct: () => Product) {
  const waiting: (() => void)[] = []
  const retrieve = () =>
    new Promise<Product>((resolve, reject) => {
      waiting.push(() => (isDown ? reject(new Error('The store is down.')) : resolve(getProduct())))
    })
  let isDown = false
  return {
    client: { products: { retrieve } } as unknown as Parameters<typeof checkCartLines>[0],
    setDown: (value: boolean) => void (isDown = value),
    /** Answers the oldest request. Returns false without a request to answer. */
    async answer(): Promise<boolean> {
      // A check that began in this task sends its requests first.
      await new Promise((resolve) => setImmediate(resolve))
      const next = waiting.shift()
      next?.()
      await new Promise((resolve) => setImmediate(resolve))
      return next !== undefined
    },
  }
}

type SlowStore = ReturnType<typeof createSlowStore>

const rules = { getMaxQuantity: ({ stockQuantity }: { readonly stockQuantity: number }) => stockQuantity }

/** What `Cart.Form` and the server do. Throws an AssertionError for a wrong order. Returns whether an order was placed. */
export async function checkOut(cart: CartStore, device: SlowStore, server: SlowStore): Promise<boolean> {
  const check = () =>
    shareCheck(cart, device.client, (lines) =>
      checkCartLines(device.client, lines, { rules, limits: cart.limits }),
    )
  const checked = await checkUntilSame(cart, check)
  if (!checked || checked.lines.length === 0) return false
  if (checked.lines.some(({ issues }) => issues.some(({ type }) => type !== 'unknown'))) return false
  const shown: readonly CartLine[] = cart.getState().lines
  const form = new FormData()
  for (const line of getCheckoutLines(checked)) form.append('cart-line', JSON.stringify(line))
  const posted = readCartForm(form)
  assert.deepEqual(
    posted.map(({ productId, variantId, quantity }) => [productId, variantId, quantity]),
    shown.map(({ productId, variantId, quantity }) => [productId, variantId, quantity]),
    'the posted lines are not those that the shopper sees',
  )
  const order = await checkCartLines(server.client, posted, { rules })
  if (!order.ok) return false
  const units = new Map<string, number>()
  order.lines.forEach((line, index) => {
    const seen = shown[index]
    assert.ok(
      seen && compareAmounts(line.price, seen.seen.price) === 0,
      'an order at a price that was not seen',
    )
    assert.equal(line.quantity, seen.quantity, 'an order of a quantity that was not seen')
    assert.ok(line.quantity <= cart.limits.quantity, 'an order above the limit')
    units.set(line.variantId, (units.get(line.variantId) ?? 0) + line.quantity)
    // The stock of the answer that the order is made from.
    assert.ok(
      (units.get(line.variantId) ?? 0) <= (line.variant?.stockQuantity ?? 0),
      'an order above the stock',
    )
  })
  return true
}
