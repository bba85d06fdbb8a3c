import { expect, it, vi } from 'vitest'
import { buildProduct } from 'storefront-mock'

import { createMemoryStorage } from '../../device/memory-storage.js'
import { createCartStore } from './create-cart-store.js'

it('shares nothing between two carts on a server, even if Node has a global localStorage', () => {
  const shared = createMemoryStorage()
  vi.stubGlobal('localStorage', shared)
  const product = buildProduct({ id: 'p' })
  createCartStore().add({ product, variant: product.variants[0]! })
  expect(createCartStore().getState().lines).toEqual([])
  expect(shared.length).toBe(0)
  vi.unstubAllGlobals()
})
