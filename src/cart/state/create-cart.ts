import { InvalidParamsError } from '../../core/errors/invalid-params-error.js'
import { getMaxQuantity as defaultGetMaxQuantity } from '../../core/variants/get-max-quantity.js'
import { createDeviceRecords, type RecordChange } from '../../device/device-records.js'
import {
  assertQuantity,
  assertVariantOf,
  fitLine,
  getSeen,
  parseLine,
  serializeLine,
  type CartLine,
} from './cart-line.js'
import type {
  Cart,
  CartChangeEvent,
  CartLimitReason,
  CartLimits,
  CartResult,
  CartState,
  CreateCartOptions,
} from './cart-types.js'
import { cartErrorMessage } from './error-texts.js'
import { defaultCartLimits, limitQuantity } from './limit-quantity.js'
import { getLineId, normalizeProperties } from './properties.js'

const serverState: CartState = {
  lines: [],
  totalQuantity: 0,
  status: 'hydrating',
  isStored: true,
  removedLines: [],
}

/**
 * Creates a cart that is kept on the device, one storage key per line, and shared by all tabs. It needs no React; pass
 * it to `CartProvider`, or use it alone.
 *
 * @throws {InvalidParamsError} for limits that are not numbers above 0
 * @see docs/cart.md
 */
export function createCart({
  scope = 'default',
  storage,
  limits: givenLimits,
  getMaxQuantity = defaultGetMaxQuantity,
  onChange,
  onError,
}: CreateCartOptions = {}): Cart {
  const limits: CartLimits = { ...defaultCartLimits, ...givenLimits }
  if (!(limits.quantity > 0 && limits.lines > 0))
    throw new InvalidParamsError(cartErrorMessage('cart-limits'))

  const listeners = new Set<() => void>()
  let removedLines: readonly CartLine[] = []

  const records = createDeviceRecords<CartLine>({
    prefix: `storefront-cart:${encodeURIComponent(scope)}:`,
    storage,
    parse: parseLine,
    serialize: serializeLine,
    merge: (from, mine, theirs) => ({
      ...mine,
      addedAt: Math.min(mine.addedAt, theirs.addedAt),
      quantity: Math.max(1, theirs.quantity + mine.quantity - (from?.quantity ?? 0)),
    }),
    onSync: (changes) => publish('sync', changes),
    onError,
  })
  let state = createState()

  function createState(): CartState {
    const lines = [...records.values.values()].sort(byAge)
    return {
      lines,
      totalQuantity: lines.reduce((total, { quantity }) => total + quantity, 0),
      status: 'ready',
      isStored: records.isStored,
      removedLines,
    }
  }

  function publish(reason: CartChangeEvent['reason'], changes: readonly RecordChange<CartLine>[]): void {
    const next = createState()
    const isSame =
      changes.length === 0 && next.isStored === state.isStored && next.removedLines === state.removedLines
    if (isSame) return
    state = next
    for (const listener of listeners) listener()
    const events = changes.flatMap(({ from, to }) => {
      const line = to ?? from
      return line ? { line, from: from?.quantity ?? 0, to: to?.quantity ?? 0 } : []
    })
    if (events.length > 0) onChange?.({ reason, changes: events })
  }

  /** Changes each line in one task with its reading and writing, so that no other tab can be in between. */
  function act(
    reason: CartChangeEvent['reason'],
    ids: readonly string[],
    change: (line: CartLine | undefined, id: string) => CartLine | undefined,
    nextRemovedLines = (removed: readonly CartLine[]) => (removed.length > 0 ? removed : removedLines),
  ): void {
    records.retry()
    const changes = ids.flatMap((id) => records.update(id, (line) => change(line, id)) ?? [])
    removedLines = nextRemovedLines(changes.flatMap(({ from, to }) => (from && !to ? from : [])))
    publish(reason, changes)
  }

  /** Stock is per variant, and a variant can have several lines. */
  function getRemainingStock(variantMax: number, variantId: string, lineId: string): number {
    let stock = variantMax
    for (const line of records.values.values()) {
      if (line.variantId === variantId && line.id !== lineId) stock -= line.quantity
    }
    // The variant is not sold out: other lines have all of it.
    return variantMax > 0 ? Math.max(stock, 0) : stock
  }

  return {
    limits,
    getMaxQuantity,
    add({ product, variant, quantity = 1, properties: given, currency }) {
      assertQuantity(quantity, 1)
      assertVariantOf(product, variant)
      const properties = normalizeProperties(given)
      const lineId = getLineId(variant.id, properties)
      const max = getMaxQuantity(variant)
      let result: CartResult = { line: undefined, added: 0, requested: quantity }
      act('add', [lineId], (line) => {
        const before = line?.quantity ?? 0
        const bounds = { stock: getRemainingStock(max, variant.id, lineId), limit: limits.quantity }
        const limited = limitQuantity(before + quantity, bounds)
        const after = Math.max(before, limited.quantity)
        const isFull = !line && records.values.size >= limits.lines
        const reason: CartLimitReason | undefined =
          max > 0 && isFull ? 'lineLimit' : limited.reason === 'soldOut' && max > 0 ? 'stock' : limited.reason
        result = { ...result, line, ...(reason && { reason }) }
        if (after === before || isFull) return line
        const next = fitLine({
          id: lineId,
          productId: product.id,
          variantId: variant.id,
          quantity: after,
          ...(properties && { properties }),
          addedAt: line?.addedAt ?? Date.now(),
          seen: getSeen(product, variant, currency),
        })
        result = { ...result, line: next, added: after - before }
        return next
      })
      return result
    },
    setQuantity(lineId, quantity, { variant } = {}) {
      assertQuantity(quantity, 0)
      const max = variant ? getMaxQuantity(variant) : Infinity
      let result: CartResult = { line: undefined, added: 0, requested: quantity }
      act('quantity', [lineId], (line) => {
        if (!line) return
        const stock = variant ? getRemainingStock(max, line.variantId, lineId) : max
        const limited = limitQuantity(quantity, { stock, limit: limits.quantity })
        // A sold-out line stays, so that the shopper sees why; only a requested 0 removes it.
        const after = quantity === 0 ? 0 : limited.quantity || Math.min(line.quantity, quantity)
        const next = after === line.quantity ? line : after > 0 ? { ...line, quantity: after } : undefined
        const reason = limited.reason === 'soldOut' && max > 0 ? 'stock' : limited.reason
        result = { ...result, line: next, added: after - line.quantity, ...(reason && { reason }) }
        return next
      })
      return result
    },
    remove: (lineId) => act('remove', [lineId], () => undefined),
    clear() {
      records.refresh()
      act('clear', [...records.values.keys()], () => undefined)
    },
    undo() {
      const restored = new Map(removedLines.map((line) => [line.id, line]))
      let free = limits.lines - records.values.size
      const kept: CartLine[] = []
      act(
        'undo',
        [...restored.keys()],
        (line, id) => {
          const removed = restored.get(id)
          if (!removed) return line
          if (!line && free-- <= 0) {
            kept.push(removed)
            return line
          }
          const total = removed.quantity + (line?.quantity ?? 0)
          // A quantity that an earlier limit allowed is not lowered.
          const most = Math.max(limits.quantity, removed.quantity, line?.quantity ?? 0)
          return { ...(line ?? removed), quantity: Math.min(total, most) }
        },
        () => kept,
      )
    },
    accept: (lineId, { seen, quantity }) => {
      if (quantity !== undefined) assertQuantity(quantity, 0)
      act('accept', [lineId], (line) => {
        if (!line || quantity === 0) return
        return fitLine({ ...line, quantity: quantity ?? line.quantity, seen: seen ?? line.seen })
      })
    },
    getState: () => state,
    getServerState: () => serverState,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    destroy: records.destroy,
  }
}

function byAge(a: CartLine, b: CartLine): number {
  return a.addedAt - b.addedAt || (a.id < b.id ? -1 : 1)
}
