import { assertQuantity, assertVariantOf, type CartLine } from './cart-line.js'
import { createCartLines, type CartLines } from './cart-lines.js'
import type { CartResult, CartStore, CreateCartStoreOptions } from './cart-types.js'
import { addUnits, restoreUnits, setUnits, type Change, type ChangeContext } from './change-line.js'
import { getLineId } from './line-id.js'
import { resolveLimits } from './limits.js'
import { normalizeProperties } from './properties.js'
import { getStock } from './stock-rule.js'
import { LINES, type CartWithLines } from './lines-of.js'

/**
 * Creates a cart that is kept on the device, one storage key per line, and shared by all tabs. It needs no React; pass
 * it to `CartProvider`, or use it alone.
 *
 * @throws {InvalidParamsError} for limits that are neither safe integers above 0 nor `Infinity`
 * @see docs/cart.md
 */
export function createCartStore({
  storageScope = 'default',
  ...options
}: CreateCartStoreOptions = {}): CartStore {
  return cartOf(createCartLines({ ...options, storageScope, limits: resolveLimits(options.limits) }))
}

/** The cart of these lines, of which there is one. */
export const cartOf = (lines: CartLines): CartStore => (lines.cart ??= createCart(lines))

function createCart(lines: CartLines): CartStore {
  const { act, limits, storageScope, getRules } = lines
  const context: ChangeContext = { lines: lines.records.values, limits, getRules }
  const apply = (
    reason: 'add' | 'quantity',
    id: string,
    change: (line: CartLine | undefined) => Change,
  ): CartResult => {
    let result: CartResult = { line: undefined, added: 0, requested: 0 }
    act(reason, [id], (before) => {
      const changed = change(before)
      result = { ...changed, added: (changed.line?.quantity ?? 0) - (before?.quantity ?? 0) }
      return changed.line
    })
    return result
  }
  const cart: CartWithLines = {
    storageScope,
    limits,
    getMaxQuantity: (variant) => getStock(getRules(), variant),
    add(input) {
      const { product, variant, quantity } = input
      if (quantity !== undefined) assertQuantity(quantity, 1)
      assertVariantOf(product, variant)
      const properties = normalizeProperties(input.properties)
      const line = { productId: product.id, variantId: variant.id, ...(properties && { properties }) }
      const identity = { id: getLineId(line), ...line }
      return apply('add', identity.id, (known) => addUnits(known, identity, input, context))
    },
    setQuantity(lineId, quantity, of = {}) {
      assertQuantity(quantity, 0)
      return apply('quantity', lineId, (line) => setUnits(line, quantity, of, context))
    },
    remove: (lineId) => act('remove', [lineId], () => undefined),
    clear() {
      lines.records.refresh()
      act('clear', [...lines.records.values.keys()], () => undefined)
    },
    removeOrdered(ordered) {
      const quantities = new Map<string, number>()
      for (const line of ordered) {
        // A database can return the properties in another order.
        const properties = normalizeProperties(line.properties)
        const id = getLineId({ ...line, properties })
        quantities.set(id, (quantities.get(id) ?? 0) + line.quantity)
      }
      const subtract = (line: CartLine | undefined, id: string) => {
        const quantity = (line?.quantity ?? 0) - (quantities.get(id) ?? 0)
        return line && quantity > 0 ? { ...line, quantity } : undefined
      }
      act('order', [...quantities.keys()], subtract, () => lines.getState().removedLines)
    },
    undo() {
      const removed = new Map(lines.getState().removedLines.map((line) => [line.id, line]))
      let free = limits.lines - lines.records.values.size
      const kept: CartLine[] = []
      const restore = (line: CartLine | undefined, id: string) => {
        const old = removed.get(id)
        if (old && (line || free-- > 0)) return restoreUnits(line, old, limits)
        if (old) kept.push(old)
        return line
      }
      act('undo', [...removed.keys()], restore, () => kept)
    },
    [LINES]: lines,
    getState: lines.getState,
    getServerState: lines.getServerState,
    subscribe: lines.subscribe,
    destroy: lines.records.destroy,
  }
  return cart
}
