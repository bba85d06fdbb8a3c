import assert from 'node:assert/strict'

import { multiplyAmount, sumAmounts } from '../../src/core/index.js'
import type { Cart, CartState } from '../../src/cart/state/cart-types.js'
import { createCart } from '../../src/cart/state/create-cart.js'
import { buildProduct } from '../../src/testing/index.js'
import { createBrowserTabs } from './browser-tabs.js'
import type { CartHistory, Step } from './history.js'

const LINE_LIMIT = 8
const engraving = JSON.parse('{ "Engraving": "A", "__proto__": "B" }') as Record<string, string>

/** Runs a history and throws an AssertionError if a line is lost or duplicated, or a total is wrong. */
export function runCartHistory({ tabs: count, steps }: CartHistory): void {
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

  /** What each tab's own actions added to a line, and whether one of them removed it. */
  const touched = new Map<string, { tabs: Set<number>; gained: number; wasRemoved: boolean }>()
  const carts: Cart[] = []

  function start(tab: number): void {
    const cart = createCart({
      storage: browser.views[tab],
      limits: { lines: LINE_LIMIT },
      onChange({ reason, changes }) {
        if (reason === 'sync') return
        for (const { line, from, to } of changes) {
          const entry = touched.get(line.id) ?? { tabs: new Set(), gained: 0, wasRemoved: false }
          entry.tabs.add(tab)
          entry.gained += to - from
          entry.wasRemoved ||= to === 0
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

  function perform(step: Step): void {
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
    else if (step.type === 'reload') {
      // A reload loses what the storage refused, which `isStored` says.
      if (!cart.getState().isStored) return
      cart.destroy()
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
      cart.accept(line.id, { seen: { ...line.seen, price: '1.23' } })
    }
  }

  for (const step of steps) perform(step)

  // The storage works again, each tab acts once, and every message arrives.
  for (const view of browser.views) view.failing = 'none'
  for (let round = 0; round < 3; round++) {
    for (const cart of carts) cart.setQuantity('no such line', 0)
    let choice = 0
    while (browser.deliver((choice += 7)));
    for (const view of browser.views) dispatch(null, view)
  }
  const [first] = carts
  assert.ok(first)
  const final = first.getState()
  for (const cart of carts) {
    assert.ok(cart.getState().isStored, 'every change must be stored')
    assert.deepEqual(cart.getState().lines, final.lines, 'all tabs must show the same lines')
  }
  assert.equal(browser.stored.size, final.lines.length, 'one key for each line and no other')
  const quantities = new Map(final.lines.map(({ id, quantity }) => [id, quantity]))
  for (const id of quantities.keys()) assert.ok(touched.has(id), 'a line that nobody added')
  for (const [id, { tabs, gained, wasRemoved }] of touched) {
    if (tabs.size === 1) assert.equal(quantities.get(id) ?? 0, gained, `${id} has the wrong quantity`)
    else if (!wasRemoved) assert.ok(quantities.has(id), `${id} is lost`)
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
