import { expect, it, vi } from 'vitest'
import { buildProduct } from 'storefront-mock'

import { createMemoryStorage } from '../../device/memory-storage.js'
import type { CheckedCart } from './check-cart-lines.js'
import { createCartStore } from '../state/create-cart-store.js'
import { checkUntilSame, shareCheck } from './share-check.js'

const product = buildProduct({ id: 'p' })
const variant = { ...product.variants[0]!, stockStatus: 'IN_STOCK', stockQuantity: 50 }
const mug = { product: { ...product, variants: [variant] }, variant }
const checked: CheckedCart = { ok: true, lines: [], subtotal: '0', savings: '0' }

it('shareCheck joins a running check only if it began with the same lines', async () => {
  const cart = createCartStore({ storage: createMemoryStorage() })
  cart.add(mug)
  const start = vi.fn(() => Promise.resolve(checked))
  const store = {}
  const first = shareCheck(cart, store, start)
  expect(shareCheck(cart, store, start)).toBe(first)
  cart.add(mug)
  const second = shareCheck(cart, store, start)
  expect(second).not.toBe(first)
  expect(shareCheck(cart, store, start)).toBe(second)
  await Promise.all([first, second])
  expect(start.mock.calls.at(-1)).toEqual([cart.getState().lines])
  expect(shareCheck(cart, store, start)).not.toBe(second)
  expect(start).toHaveBeenCalledTimes(3)
})

it('checkUntilSame gives up on a cart that changes during every check', async () => {
  const cart = createCartStore({ storage: createMemoryStorage() })
  const check = vi.fn(() => {
    cart.add(mug)
    return Promise.resolve(checked)
  })
  expect(await checkUntilSame(cart, check)).toBeUndefined()
  expect(check).toHaveBeenCalledTimes(5)
})
