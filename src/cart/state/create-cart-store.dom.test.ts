import { afterEach, describe, expect, it, vi } from 'vitest'
import { buildProduct } from 'storefront-mock'

import { InvalidParamsError } from '../../core/errors/invalid-params-error.js'
import { createMemoryStorage } from '../../device/memory-storage.js'
import type { CreateCartStoreOptions } from './cart-types.js'
import { getCheckoutLines } from './checkout-lines.js'
import { createCartStore } from './create-cart-store.js'
import { getLineId } from './line-id.js'

const product = buildProduct({ id: 'shirt', name: 'Shirt', options: { Size: ['S', 'M', 'L'] } })
const [small, medium, large] = product.variants.map((variant, index) => ({
  ...variant,
  price: '19.99',
  stockStatus: 'IN_STOCK',
  stockQuantity: [10, 2, 0][index] ?? 0,
})) as [V, V, V]
type V = (typeof product.variants)[number]
const shirt = { ...product, variants: [small, medium, large] }
/** The id of the line without properties. */
const idOf = (variant: V) => getLineId({ productId: 'shirt', variantId: variant.id })
const key = (id: string) => `storefront-cart:default:${encodeURIComponent(id)}`

function open(options: CreateCartStoreOptions = {}) {
  const storage = options.storage ?? createMemoryStorage()
  const onChange = vi.fn()
  const onError = vi.fn()
  const cart = createCartStore({ storage, onChange, onError, ...options })
  carts.push(cart)
  return { cart, storage, onChange, onError, ids: () => cart.getState().lines.map(({ id }) => id) }
}
const carts: { destroy(): void }[] = []
afterEach(() => carts.splice(0).forEach((cart) => cart.destroy()))

describe('createCartStore', () => {
  it('merges added quantities by variant, and stores one key for each line', () => {
    const { cart, storage, onChange } = open()
    cart.add({ product: shirt, variant: small })
    const result = cart.add({ product: shirt, variant: small, quantity: 2 })
    expect(result).toMatchObject({ added: 2, requested: 2, line: { id: idOf(small), quantity: 3 } })
    expect(result.reason).toBeUndefined()
    expect(cart.getState()).toMatchObject({ totalQuantity: 3, status: 'ready', isStored: true })
    expect(storage.length).toBe(1)
    expect(JSON.parse(storage.getItem(key(idOf(small))) ?? '')).toMatchObject({
      v: 2,
      productId: 'shirt',
      variantId: small.id,
      quantity: 3,
      seen: { price: '19.99', name: 'Shirt', attributes: { Size: 'S' } },
    })
    expect(onChange).toHaveBeenLastCalledWith({
      reason: 'add',
      changes: [{ line: result.line, from: 1, to: 3 }],
    })
  })

  it('keeps lines of one moment in the order in which they were added, also when the clock was set back', () => {
    const { cart, storage, ids } = open()
    const now = vi.spyOn(Date, 'now').mockReturnValue(2000)
    const added = ['C', 'A', 'D', 'B'].map((Engraving, index) => {
      if (index === 3) now.mockReturnValue(1000)
      return cart.add({ product: shirt, variant: small, properties: { Engraving } }).line?.id
    })
    now.mockRestore()
    expect(ids()).toEqual(added)
    expect(open({ storage }).ids()).toEqual(added)
  })

  it('restores the lines of an earlier visit', () => {
    const { cart, storage } = open()
    cart.add({ product: shirt, variant: small, properties: { Engraving: 'Für Ann' } })
    expect(open({ storage }).cart.getState().lines).toEqual(cart.getState().lines)
    expect(open({ storage, storageScope: 'another store' }).cart.getState().lines).toEqual([])
  })

  it.each([
    ['stock', medium, 5, {}, 2],
    ['soldOut', large, 1, {}, 0],
    ['quantityLimit', small, 9, { limits: { quantity: 4 } }, 4],
  ] as const)(
    'clamps to what the limits allow and gives the reason %s',
    (reason, variant, quantity, options, added) => {
      const { cart } = open(options)
      expect(cart.add({ product: shirt, variant, quantity })).toMatchObject({
        reason,
        added,
        requested: quantity,
      })
      expect(cart.getState().totalQuantity).toBe(added)
    },
  )

  it('adds no line above the limit of lines, but raises existing ones', () => {
    const { cart } = open({ limits: { lines: 1 } })
    cart.add({ product: shirt, variant: small })
    expect(cart.add({ product: shirt, variant: medium })).toMatchObject({ reason: 'lineLimit', added: 0 })
    expect(cart.add({ product: shirt, variant: small })).toMatchObject({ added: 1 })
  })

  it('counts the stock of a variant over its lines', () => {
    const { cart } = open()
    cart.add({ product: shirt, variant: medium })
    const second = cart.add({ product: shirt, variant: medium, quantity: 2, properties: { Engraving: 'A' } })
    expect(second).toMatchObject({ added: 1, reason: 'stock' })
    expect(cart.getState().lines).toHaveLength(2)
    expect(cart.setQuantity(idOf(medium), 2, { variant: medium })).toMatchObject({
      reason: 'stock',
      added: 0,
    })
  })

  it('never lowers a quantity when more is added and the stock dropped', () => {
    const { cart } = open()
    cart.add({ product: shirt, variant: small, quantity: 5 })
    const less = { ...small, stockQuantity: 3 }
    const result = cart.add({ product: { ...shirt, variants: [less] }, variant: less })
    expect(result).toMatchObject({ added: 0, reason: 'stock', line: { quantity: 5 } })
  })

  it.each([0, -1, 1.5, NaN, Infinity, 2 ** 53, '2', '', null, {}])('refuses to add %j units', (quantity) => {
    const { cart } = open()
    cart.add({ product: shirt, variant: medium })
    const add = () => cart.add({ product: shirt, variant: small, quantity: quantity as number })
    expect(add).toThrow(InvalidParamsError)
    expect(cart.getState().totalQuantity).toBe(1)
  })

  it.each([-1, 1.5, NaN, '2', null])('refuses to set the quantity %j', (quantity) => {
    const { cart } = open()
    cart.add({ product: shirt, variant: small })
    expect(() => cart.setQuantity(idOf(small), quantity as number)).toThrow(InvalidParamsError)
    expect(cart.getState().totalQuantity).toBe(1)
  })

  it('refuses a variant of another product, and ids that cannot be stored', () => {
    const { cart } = open()
    const other = buildProduct({ id: 'other' })
    expect(() => cart.add({ product: other, variant: small })).toThrow(InvalidParamsError)
    for (const id of ['', '\ud800', 'x'.repeat(300)]) {
      const variant = { ...small, id }
      expect(() => cart.add({ product: { ...shirt, variants: [variant] }, variant })).toThrow(
        InvalidParamsError,
      )
    }
  })

  it.each([
    [Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`p${index}`, 'x']))],
    [{ ['x'.repeat(41)]: 'x' }],
    [{ Engraving: 'x'.repeat(501) }],
    [{ Engraving: 5 }],
    ['Engraving'],
    [Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`p${index}`, '\u0001'.repeat(500)]))],
  ])('refuses properties that are too many, too long or no strings', (properties) => {
    const { cart } = open()
    const add = () =>
      cart.add({ product: shirt, variant: small, properties: properties as Record<string, string> })
    expect(add).toThrow(InvalidParamsError)
    expect(cart.getState().lines).toEqual([])
  })

  it('stores a line with the longest properties and a product with long texts', () => {
    const { cart, storage, onError } = open()
    const long = {
      ...small,
      attributes: Object.fromEntries(
        ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => [name, 'x'.repeat(500)]),
      ),
    }
    const huge = {
      ...shirt,
      name: 'x'.repeat(9000),
      images: [`data:image/png;${'x'.repeat(9000)}`],
      variants: [long],
    }
    const properties = Object.fromEntries(
      ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'].map((name) => [name.repeat(40), 'x'.repeat(500)]),
    )
    const { line } = cart.add({ product: huge, variant: long, properties })
    expect(open({ storage }).cart.getState().lines).toEqual([line])
    expect(onError).not.toHaveBeenCalled()
  })

  it.each(['__proto__', 'constructor', 'a:b/c d', 'ünï'])(
    'accepts the id and the property name %s',
    (name) => {
      const variant = { ...small, id: name }
      const { cart, storage } = open()
      const properties = JSON.parse(`{ ${JSON.stringify(name)}: "yes" }`) as Record<string, string>
      cart.add({ product: { ...shirt, id: name, variants: [variant] }, variant })
      cart.add({ product: { ...shirt, id: name, variants: [variant] }, variant, properties })
      const [plain, engraved] = open({ storage }).cart.getState().lines
      expect([plain, engraved].map((line) => line?.variantId)).toEqual([name, name])
      const texts = [plain, engraved].flatMap((line) => Object.entries(line?.properties ?? {}))
      expect(texts).toEqual([[name, 'yes']])
      expect(Object.prototype).not.toHaveProperty('yes')
    },
  )

  it('gives lines with other properties other ids, whatever the order of their names', () => {
    const { cart } = open()
    const add = (properties: Record<string, string>) =>
      cart.add({ product: shirt, variant: small, properties }).line?.id
    expect(add({ a: '1', b: '2' })).toBe(add({ b: '2', a: '1' }))
    expect(add({ a: '2', b: '1' })).not.toBe(add({ a: '1', b: '2' }))
    expect(add({})).toBe(idOf(small))
  })

  it('removes with quantity 0, and undoes the last removal without losing what was added since', () => {
    const { cart, ids } = open()
    cart.add({ product: shirt, variant: small, quantity: 3 })
    cart.add({ product: shirt, variant: medium })
    cart.setQuantity(idOf(small), 0)
    expect(ids()).toEqual([idOf(medium)])
    expect(cart.getState().removedLines).toMatchObject([{ id: idOf(small), quantity: 3 }])
    cart.add({ product: shirt, variant: small })
    cart.undo()
    expect(cart.getState()).toMatchObject({ totalQuantity: 5, removedLines: [] })
    cart.clear()
    expect(ids()).toEqual([])
    cart.undo()
    expect(cart.getState().totalQuantity).toBe(5)
    cart.undo()
    expect(cart.getState().totalQuantity).toBe(5)
  })

  it('reports each action once, and the changes of another cart as sync', () => {
    const first = open()
    const second = open({ storage: first.storage })
    first.cart.add({ product: shirt, variant: small })
    first.cart.setQuantity('no such line', 2)
    first.cart.remove(idOf(small))
    first.cart.undo()
    first.cart.clear()
    const reasons = (spy: typeof first.onChange) =>
      spy.mock.calls.map(([event]) => (event as { reason: string }).reason)
    expect(reasons(first.onChange)).toEqual(['add', 'remove', 'undo', 'clear'])
    expect(reasons(second.onChange)).toEqual(['sync', 'sync', 'sync', 'sync'])
  })

  it('keeps the identity of the lines that an action does not change', () => {
    const { cart } = open()
    cart.add({ product: shirt, variant: small })
    const [before] = cart.getState().lines
    cart.add({ product: shirt, variant: medium })
    expect(cart.getState().lines[0]).toBe(before)
  })

  it.each([
    ['text that is not JSON', '{"v":1,'],
    ['foreign JSON', '[1,2,3]'],
    ['six megabytes', 'x'.repeat(6_000_000)],
    [
      'a quantity of 0',
      JSON.stringify({ v: 2, id: idOf(small), productId: 'p', variantId: small.id, quantity: 0 }),
    ],
  ])('ignores %s in the storage until the line is written', (_, text) => {
    const storage = createMemoryStorage()
    storage.setItem(key(idOf(small)), text)
    storage.setItem('storefront-cart:default:%', text)
    storage.setItem('theirs', text)
    const { cart, onError } = open({ storage })
    expect(cart.getState().lines).toEqual([])
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ type: 'invalid', key: key(idOf(small)) }))
    cart.add({ product: shirt, variant: medium })
    expect(storage.getItem(key(idOf(small)))).toBe(text)
    cart.add({ product: shirt, variant: small })
    expect(open({ storage }).cart.getState().totalQuantity).toBe(2)
    expect(storage.getItem('theirs')).toBe(text)
  })

  it('keeps changes in memory while the storage refuses them, and stores them with the next action', () => {
    const storage = createMemoryStorage()
    const setItem = vi.spyOn(storage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const { cart, onError } = open({ storage })
    cart.add({ product: shirt, variant: small })
    expect(cart.getState()).toMatchObject({ totalQuantity: 1, isStored: false })
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ type: 'write', key: key(idOf(small)) }))
    setItem.mockRestore()
    cart.add({ product: shirt, variant: medium })
    expect(cart.getState().isStored).toBe(true)
    expect(open({ storage }).cart.getState().totalQuantity).toBe(2)
  })

  it('keeps the identity of a line whose refused change is merged without a difference', () => {
    const { cart, storage } = open()
    cart.add({ product: shirt, variant: small })
    const setItem = vi.spyOn(storage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    cart.add({ product: shirt, variant: small })
    const [before] = cart.getState().lines
    setItem.mockRestore()
    const stored = JSON.parse(storage.getItem(key(idOf(small))) ?? '') as { seen: object }
    storage.setItem(key(idOf(small)), JSON.stringify({ ...stored, seen: { ...stored.seen, price: '1.23' } }))
    cart.add({ product: shirt, variant: medium })
    expect(cart.getState()).toMatchObject({ isStored: true, totalQuantity: 3 })
    expect(cart.getState().lines[0]).toBe(before)
  })

  it('adds to a stored line that could not be read at first', () => {
    const { cart, storage } = open()
    cart.add({ product: shirt, variant: small, quantity: 3 })
    const getItem = vi.spyOn(storage, 'getItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError')
    })
    const second = open({ storage }).cart
    second.add({ product: shirt, variant: small, quantity: 2 })
    getItem.mockRestore()
    second.add({ product: shirt, variant: medium })
    expect(second.getState().lines.map(({ quantity }) => quantity)).toEqual([5, 1])
  })

  it('works in memory when the browser refuses localStorage', () => {
    const refuse = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError')
    })
    const cart = createCartStore({ storageScope: 'refused' })
    cart.add({ product: shirt, variant: small })
    expect(cart.getState()).toMatchObject({ totalQuantity: 1, isStored: false })
    const again = createCartStore({ storageScope: 'refused' })
    expect(again.getState().totalQuantity).toBe(1)
    refuse.mockRestore()
    carts.push(cart, again)
  })

  it('reads all lines again when the page comes back or another tab clears the storage', () => {
    const { cart, storage } = open()
    cart.add({ product: shirt, variant: small })
    const line = { ...cart.getState().lines[0], id: idOf(medium), variantId: medium.id }
    storage.setItem(key(idOf(medium)), JSON.stringify({ v: 2, ...line }))
    window.dispatchEvent(new Event('pageshow'))
    expect(cart.getState().lines).toHaveLength(2)
    storage.clear()
    window.dispatchEvent(Object.assign(new Event('storage'), { key: null, storageArea: storage }))
    expect(cart.getState().lines).toEqual([])
  })

  it('stops listening when it is destroyed', () => {
    const { cart, storage } = open()
    cart.add({ product: shirt, variant: small })
    cart.destroy()
    storage.clear()
    window.dispatchEvent(new Event('pageshow'))
    expect(cart.getState().lines).toHaveLength(1)
  })

  it.each([{ quantity: 0 }, { quantity: 2.5 }, { lines: NaN }, { lines: -1 }])(
    'refuses the limits %o',
    (limits) => {
      expect(() => createCartStore({ limits })).toThrow(InvalidParamsError)
    },
  )
})

describe('removeOrdered', () => {
  const lineOf = (variant: V, quantity: number) => ({ productId: 'shirt', variantId: variant.id, quantity })

  it('keeps what another tab added during the checkout, and removes what was ordered', () => {
    const { cart, storage, onChange } = open()
    cart.add({ product: shirt, variant: small, quantity: 2 })
    cart.add({ product: shirt, variant: medium })
    const ordered = getCheckoutLines(cart.getState())
    const otherTab = open({ storage }).cart
    otherTab.add({ product: shirt, variant: small, quantity: 3 })
    otherTab.add({ product: shirt, variant: small, properties: { text: 'A' } })
    cart.removeOrdered(ordered)
    expect(
      cart.getState().lines.map(({ variantId, quantity, properties }) => [variantId, quantity, properties]),
    ).toEqual([
      [small.id, 3, undefined],
      [small.id, 1, { text: 'A' }],
    ])
    expect(otherTab.getState().totalQuantity).toBe(4)
    expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ reason: 'order' }))
  })

  it('ignores lines that are gone, and does not let undo restore an order', () => {
    const { cart } = open()
    cart.add({ product: shirt, variant: small })
    cart.add({ product: shirt, variant: medium })
    cart.remove(idOf(medium))
    cart.removeOrdered([lineOf(small, 1), lineOf(medium, 1), lineOf(large, 1)])
    expect(cart.getState().lines).toEqual([])
    cart.undo()
    expect(cart.getState().lines).toMatchObject([{ variantId: medium.id }])
  })

  it('finds a line whose properties a database returned in another order', () => {
    const { cart } = open()
    cart.add({ product: shirt, variant: small, properties: { a: '1', b: '2' } })
    cart.removeOrdered([{ ...lineOf(small, 1), properties: { b: '2', a: '1' } }])
    expect(cart.getState().lines).toEqual([])
  })
})
