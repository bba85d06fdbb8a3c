import { describe, expect, it, vi } from 'vitest'
import { buildProduct } from 'storefront-mock'

import { InvalidParamsError } from '../../core/errors/invalid-params-error.js'
import { createMemoryStorage } from '../../device/memory-storage.js'
import type { CartStore } from './cart-types.js'
import { createCartStore } from './create-cart-store.js'
import { getLineId } from './line-id.js'
import { acceptChangeIn } from './accept.js'

const product = buildProduct({ id: 'p', name: 'Mug', price: '10.00' })
const variant = { ...product.variants[0]!, id: 'v', stockStatus: 'IN_STOCK', stockQuantity: 50 }
const mug = { ...product, variants: [variant] }
const id = getLineId({ productId: 'p', variantId: 'v' })
const keyOf = (key: string) => `storefront-cart:default:${encodeURIComponent(key)}`
const seen = { price: '10.00', name: 'Mug', slug: 'mug', attributes: {} }
const old = { v: 1, id: 'v', productId: 'p', variantId: 'v', quantity: 3, addedAt: 5, seen }
const quantities = (cart: { getState(): { lines: readonly { quantity: number }[] } }) =>
  cart.getState().lines.map(({ quantity }) => quantity)

function withOldLine() {
  const storage = createMemoryStorage()
  storage.setItem(keyOf('v'), JSON.stringify(old))
  return storage
}
const refuse = (storage: Storage) =>
  vi.spyOn(storage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })

describe('a stored line of the format v: 1', () => {
  it('is read with its new id, and rewritten with the next change', () => {
    const storage = withOldLine()
    const cart = createCartStore({ storage })
    expect(cart.getState().lines).toMatchObject([{ id, quantity: 3, addedAt: 5 }])
    expect(storage.getItem(keyOf('v'))).not.toBeNull()
    cart.add({ product: mug, variant })
    expect(storage.getItem(keyOf('v'))).toBeNull()
    expect(JSON.parse(storage.getItem(keyOf(id)) ?? '')).toMatchObject({ v: 2, quantity: 4 })
    expect(quantities(createCartStore({ storage }))).toEqual([4])
  })

  it('stays in the storage while a full storage refuses its new form', () => {
    const storage = withOldLine()
    const cart = createCartStore({ storage })
    const full = refuse(storage)
    cart.add({ product: mug, variant })
    expect(quantities(cart)).toEqual([4])
    expect(storage.getItem(keyOf('v'))).not.toBeNull()
    full.mockRestore()
    cart.setQuantity('no such line', 0)
    expect(quantities(createCartStore({ storage }))).toEqual([4])
    expect(storage.length).toBe(1)
  })

  it('is merged into a line that was added while the storage could not be read', () => {
    const storage = withOldLine()
    const unreadable = ['getItem', 'key'].map((name) =>
      vi.spyOn(storage, name as 'getItem').mockImplementation(() => {
        throw new DOMException('refused', 'SecurityError')
      }),
    )
    const cart = createCartStore({ storage })
    cart.add({ product: mug, variant })
    for (const each of unreadable) each.mockRestore()
    cart.setQuantity('no such line', 0)
    expect(quantities(cart)).toEqual([4])
    expect(storage.length).toBe(1)
  })

  it('can be removed', () => {
    const storage = withOldLine()
    createCartStore({ storage }).remove(id)
    expect(storage.length).toBe(0)
  })
})

describe('a stored line of a newer format', () => {
  it('is read if it has the fields of this one, so that an older tab adds to it', () => {
    const storage = createMemoryStorage()
    storage.setItem(keyOf(id), JSON.stringify({ ...old, v: 3, id, giftWrap: true }))
    const cart = createCartStore({ storage })
    cart.add({ product: mug, variant })
    expect(quantities(cart)).toEqual([4])
  })

  it('is not overwritten if it cannot be read', () => {
    const storage = createMemoryStorage()
    const newer = JSON.stringify({ v: 3, id, units: { boxes: 3 } })
    storage.setItem(keyOf(id), newer)
    const onError = vi.fn()
    const cart = createCartStore({ storage, onError })
    cart.add({ product: mug, variant })
    expect(storage.getItem(keyOf(id))).toBe(newer)
    expect(cart.getState()).toMatchObject({ totalQuantity: 1, isStored: false })
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ type: 'invalid', key: keyOf(id) }))
  })
})

describe('changes that a full storage refused', () => {
  const tabs = (limits = {}) => {
    const storage = createMemoryStorage()
    createCartStore({ storage }).add({ product: mug, variant, quantity: 2 })
    return { storage, mine: createCartStore({ storage, ...limits }) }
  }

  it('are not added up when two tabs set a quantity', () => {
    const { storage, mine } = tabs()
    const full = refuse(storage)
    mine.setQuantity(id, 5)
    full.mockRestore()
    createCartStore({ storage }).setQuantity(id, 4)
    mine.setQuantity('no such line', 0)
    expect(quantities(createCartStore({ storage }))).toEqual([5])
  })

  it.each([
    ['remove', (cart: CartStore) => cart.remove(id)],
    ['a quantity of 0', (cart: CartStore) => cart.setQuantity(id, 0)],
  ])('%s: only what was there goes, and what another tab adds later stays', (_, remove) => {
    const { storage, mine } = tabs()
    const stuck = vi.spyOn(storage, 'removeItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError')
    })
    remove(mine)
    stuck.mockRestore()
    createCartStore({ storage }).add({ product: mug, variant, quantity: 3 })
    mine.setQuantity('no such line', 0)
    expect(quantities(createCartStore({ storage }))).toEqual([3])
    expect(quantities(mine)).toEqual([3])
  })

  it('are merged up to the limit', () => {
    const { storage, mine } = tabs({ limits: { quantity: 6 } })
    const full = refuse(storage)
    mine.add({ product: mug, variant, quantity: 3 })
    full.mockRestore()
    createCartStore({ storage }).add({ product: mug, variant, quantity: 3 })
    mine.setQuantity('no such line', 0)
    expect(quantities(createCartStore({ storage }))).toEqual([6])
  })
})

it.each([
  undefined,
  {},
  { ...seen, price: 'x' },
  { ...seen, attributes: undefined },
  { ...seen, name: 5 },
  { ...seen, image: 5 },
])('a stored line is ignored whose seen is %j', (broken) => {
  const storage = createMemoryStorage()
  storage.setItem(keyOf(id), JSON.stringify({ ...old, v: 2, id, seen: broken }))
  const onError = vi.fn()
  expect(createCartStore({ storage, onError }).getState().lines).toEqual([])
  expect(onError).toHaveBeenCalledOnce()
})

it('a scope with half of a surrogate pair is no URIError', () => {
  const storage = createMemoryStorage()
  createCartStore({ storage, storageScope: 'a\ud800' }).add({ product: mug, variant })
  expect(quantities(createCartStore({ storage, storageScope: 'a\ud800' }))).toEqual([1])
})

it('createCartStore keeps two products apart that use the same variant id', () => {
  const cart = createCartStore({ storage: createMemoryStorage() })
  cart.add({ product: mug, variant })
  cart.add({ product: { ...mug, id: 'q', name: 'Hat' }, variant })
  expect(
    cart
      .getState()
      .lines.map(({ productId }) => productId)
      .sort(),
  ).toEqual(['p', 'q'])
})

it.each(['', 'ten', '1e3', 10, null])(
  'createCartStore refuses the price %j, which it could not read again',
  (price) => {
    const cart = createCartStore({ storage: createMemoryStorage() })
    const wrong = { ...variant, price: price as string }
    expect(() => cart.add({ product: { ...mug, variants: [wrong] }, variant: wrong })).toThrow(
      InvalidParamsError,
    )
    expect(cart.getState().lines).toEqual([])
  },
)

it('createCartStore cuts a long name before a surrogate pair and not inside of it', () => {
  const cart = createCartStore({ storage: createMemoryStorage() })
  const { line } = cart.add({ product: { ...mug, name: `${'x'.repeat(299)}😀` }, variant })
  expect(line?.seen.name).toBe('x'.repeat(299))
})

it('accepting a lowered stock never raises the quantity that another tab has lowered', () => {
  const cart = createCartStore({ storage: createMemoryStorage() })
  cart.add({ product: mug, variant, quantity: 2 })
  acceptChangeIn(cart, id, { quantity: 5 })
  expect(quantities(cart)).toEqual([2])
})
