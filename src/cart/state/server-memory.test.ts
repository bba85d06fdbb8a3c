// @vitest-environment node
import { expect, it, vi } from 'vitest'

import { buildProduct } from '../../testing/index.js'
import { createMemoryStorage } from '../../device/memory-storage.js'
import { createCart } from './create-cart.js'

it('shares nothing between two carts on a server, even if Node has a global localStorage', () => {
  const shared = createMemoryStorage()
  vi.stubGlobal('localStorage', shared)
  const product = buildProduct({ id: 'p' })
  createCart().add({ product, variant: product.variants[0]! })
  expect(createCart().getState().lines).toEqual([])
  expect(shared.length).toBe(0)
  vi.unstubAllGlobals()
})
