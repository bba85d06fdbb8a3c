import assert from 'node:assert/strict'
import { buildProduct } from 'storefront-mock'

import { multiplyAmount, sumAmounts } from '../../src/core/index.js'
import { type CartState, type CartStore } from '../../src/cart/state/cart-types.js'
import { createCartStore } from '../../src/cart/state/create-cart-store.js'
import { getLineId } from '../../src/cart/state/line-id.js'
import { createBrowserTabs } from './browser-tabs.js'
import { checkOut, createSlowStore } from './checkout.js'
import type { CartHistory, Step } from './history.js'
import { acceptChangeIn } from '../../src/cart/state/accept.js'

const LINE_LIMIT = 8
const engraving = JSON.parse('{ "Engraving": "A", "__proto__": "B" }') as Record<string, string>

/** How many checkouts the histories of this process ran, so that none of them passes in vain. */
export const checkoutCounts = { tried: 0, ordered: 0 }

interface Touched {
  readonly tabs: Set<number>
  /** The sum of all changes, and what they added of it. */
  gained: number
  added: number
  wasRemoved?: boolean
  wasSet?: boolean
  /** The quantity that the tab showed after its last change. */
  shown?: number
}

/** Runs a history and throws an AssertionError if a line is lost or duplicated, or a total is wrong. */
export async function runCartHistory({ tabs: count, steps, oldLines, calm }: CartHistory): Promise<void> {
  const product = buildProduct({ id: 'p', options: { Size: ['1', '2', '3', '4', '5', '6'] } })
  const catalogue = product.variants.map((variant) => ({
    ...variant,
    stockStatus: 'IN_STOCK',
    stockQuantity: 50,
  }))
  const target = new EventTarget()
  // The carts listen to the events of a document, which Node lacks.
  Object.assign(globalThis, { window: target, document: target })
  const dispatch = (key: string | null, storageArea: Storage) =>
    void target.dispatchEvent(Object.assign(new Event('storage'), { key, storageArea }))
  const browser = createBrowserTabs(count, dispatch)

  const getProduct = () => ({ ...product, variants: catalogue })
  const stores = { device: createSlowStore(getProduct), server: createSlowStore(getProduct) }
  const checkouts: Promise<boolean>[] = []
  const limits = Array.from({ length: count }, () => 999)
  /** The lowest limit that each tab has had. */
  const lowestLimits = [...limits]

  const initial = new Map<string, number>()
  oldLines.forEach((quantity, index) => {
    const variant = catalogue[index]
    if (!variant || quantity === 0) return
    const line = { productId: product.id, variantId: variant.id, quantity }
    initial.set(getLineId(line), quantity)
    const seen = { price: variant.price, name: product.name, slug: product.slug, attributes: {} }
    const text = JSON.stringify({ v: 1, id: variant.id, ...line, addedAt: index, seen })
    browser.preset(`storefront-cart:default:${encodeURIComponent(variant.id)}`, text)
  })

  /** What each tab's own actions did to a line. */
  const touched = new Map<string, Touched>()
  const carts: CartStore[] = []

  function start(tab: number): void {
    const cart = createCartStore({
      storage: browser.views[tab],
      limits: { lines: LINE_LIMIT, quantity: limits[tab] },
      onChange({ reason, changes }) {
        if (reason === 'sync') return
        for (const { line, from, to } of changes) {
          const entry = touched.get(line.id) ?? { tabs: new Set(), gained: 0, added: 0 }
          entry.tabs.add(tab)
          entry.gained += to - from
          entry.added += Math.max(0, to - from)
          entry.wasRemoved ||= to === 0
          entry.wasSet ||= reason === 'quantity'
          entry.shown = to
          touched.set(line.id, entry)
        }
      },
    })
    carts[tab] = cart
    let before = cart.getState()
    // Each state is compared with the one right before, because a line can be removed and restored in between.
    cart.subscribe(() => {
      checkState(cart.getState(), before)
      before = cart.getState()
    })
  }

  for (let tab = 0; tab < count; tab++) start(tab)

  async function perform(step: Step): Promise<void> {
    if (step.type === 'answer') {
      for (let each = 0; each < step.count; each++) {
        await stores[step.by].answer()
      }
      return
    }
    if (step.type === 'store') {
      stores[step.by].setDown(step.isDown)
      return
    }
    if (step.type === 'deliver') {
      for (const choice of step.choices) browser.deliver(choice)
      return
    }
    if (step.type === 'restock') {
      const old = catalogue[step.variant]
      if (old) catalogue[step.variant] = { ...old, stockQuantity: step.stock, price: step.price }
      return
    }
    const tab = step.tab % count
    const cart = carts[tab]
    const view = browser.views[tab]
    if (!cart || !view) return
    const lines = cart.getState().lines
    const line = 'line' in step ? lines[step.line % (lines.length || 1)] : undefined
    if (step.type === 'fail') view.failing = step.failing
    else if (step.type === 'show') dispatch(null, view)
    else if (step.type === 'clear') cart.clear()
    else if (step.type === 'undo') cart.undo()
    else if (step.type === 'checkout') {
      const checkout = checkOut(cart, stores.device, stores.server)
      // Awaited at the end of the history.
      checkout.catch(() => {})
      checkouts.push(checkout)
    } else if (step.type === 'reload' || step.type === 'limit') {
      // A reload loses what the storage refused, which `isStored` says.
      if (!cart.getState().isStored) return
      cart.destroy()
      if (step.type === 'limit') {
        limits[tab] = step.quantity
        lowestLimits[tab] = Math.min(lowestLimits[tab] ?? Infinity, step.quantity)
      }
      start(tab)
    } else if (step.type === 'add') {
      const variant = catalogue[step.variant]
      if (!variant) return
      const properties = step.engraved ? engraving : undefined
      const before = cart.getState().lines
      const {
        line: added,
        added: gained,
        requested,
        reason,
      } = cart.add({
        product: { ...product, variants: catalogue },
        variant,
        quantity: step.quantity,
        properties,
      })
      assert.ok(gained >= 0 && gained <= requested, 'added more than requested, or less than nothing')
      assert.equal(reason === undefined, gained === requested, 'a lowered quantity needs a reason')
      if (added) assert.ok(cart.getState().lines.some(({ id }) => id === added.id))
      assert.ok(cart.getState().lines.length <= Math.max(LINE_LIMIT, before.length) + count * LINE_LIMIT)
    } else if (step.type === 'set') {
      if (line) cart.setQuantity(line.id, step.quantity)
    } else if (step.type === 'remove') {
      if (line) cart.remove(line.id)
    } else if (line) {
      acceptChangeIn(cart, line.id, { seen: { ...line.seen, price: '1.23' } })
    }
  }

  const deliverAll = () => {
    let choice = calm ?? 0
    while (browser.deliver((choice += 7)));
  }
  for (const step of steps) {
    await perform(step)
    if (calm !== undefined) deliverAll()
  }
  while ((await stores.device.answer()) || (await stores.server.answer()));
  const ordered = await Promise.all(checkouts)
  checkoutCounts.tried += ordered.length
  checkoutCounts.ordered += ordered.filter(Boolean).length

  // The storage works again, each tab acts once, and every message arrives.
  for (const view of browser.views) view.failing = 'none'
  for (let round = 0; round < 3; round++) {
    for (const cart of carts) {
      cart.setQuantity('no such line', 0)
      if (calm !== undefined) deliverAll()
    }
    deliverAll()
    for (const view of browser.views) dispatch(null, view)
  }
  const [first] = carts
  assert.ok(first)
  const final = first.getState()
  for (const cart of carts) {
    assert.ok(cart.getState().isStored, 'every change must be stored')
    assert.deepEqual(cart.getState().lines, final.lines, 'all tabs must show the same lines')
  }
  // A line of the old format keeps its key until it changes.
  assert.equal(browser.stored.size, final.lines.length, 'one key for each line and no other')
  const quantities = new Map(final.lines.map(({ id, quantity }) => [id, quantity]))
  for (const id of quantities.keys())
    assert.ok(touched.has(id) || initial.has(id), 'a line that nobody added')
  for (const [id, quantity] of initial) {
    if (!touched.has(id)) assert.equal(quantities.get(id), quantity, `${id} of the old format is lost`)
  }
  for (const [id, { tabs, gained, added, wasRemoved, wasSet, shown = 0 }] of touched) {
    if (calm !== undefined) {
      assert.equal(quantities.get(id), gained + (initial.get(id) ?? 0), `an add of ${id} is lost`)
    } else if (tabs.size === 1) {
      const [tab = 0] = tabs
      const stored = initial.get(id) ?? 0
      const sum = gained + stored
      const quantity = quantities.get(id) ?? 0
      // A tab that could not read its storage merges its line with the stored one later, up to the limit of a line. Each
      // such merge can take away a part of what was added, but never the line.
      const isCut = added + stored > (lowestLimits[tab] ?? 0)
      // A quantity that the shopper sets is the quantity of the line, whatever the tab could not read.
      const least = isCut ? Math.min(sum, wasRemoved ? 0 : 1) : wasSet ? Math.min(sum, shown) : sum
      assert.ok(quantity >= least && quantity <= sum, `${id} has ${quantity}, not ${sum}`)
    } else if (!wasRemoved) assert.ok(quantities.has(id), `${id} is lost`)
  }
  for (const cart of carts) cart.destroy()
}

const SCALE = 10

function checkState({ lines, totalQuantity }: CartState, before: CartState): void {
  assert.equal(new Set(lines.map(({ id }) => id)).size, lines.length, 'a line is duplicated')
  assert.equal(
    totalQuantity,
    lines.reduce((sum, { quantity }) => sum + quantity, 0),
  )
  const units = (amount: string) => {
    const [whole = '', fraction = ''] = amount.split('.')
    return BigInt(whole + fraction.padEnd(SCALE, '0'))
  }
  const subtotal = sumAmounts(lines.map(({ seen, quantity }) => multiplyAmount(seen.price, quantity)))
  assert.equal(
    units(subtotal),
    lines.reduce((sum, { seen, quantity }) => sum + units(seen.price) * BigInt(quantity), 0n),
  )
  for (const line of lines) {
    assert.ok(Number.isSafeInteger(line.quantity) && line.quantity > 0)
    const old = before.lines.find(({ id }) => id === line.id)
    if (old && JSON.stringify(old) === JSON.stringify(line))
      assert.equal(line, old, 'an unchanged line was copied')
  }
}
