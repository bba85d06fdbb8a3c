import { mergeRules } from '../../core/client/store-rules.js'
import { createEmitter } from '../../core/emitter.js'
import { createDeviceRecords, type RecordChange } from '../../device/device-records.js'
import { storagePrefix } from '../../device/storage-prefix.js'
import { assertQuantity, assertVariantOf, type CartLine } from './cart-line.js'
import {
  type CartChangeEvent,
  type CartResult,
  type CartState,
  type CartStore,
  type CreateCartStoreOptions,
} from './cart-types.js'
import {
  acceptChange,
  addUnits,
  mergeLines,
  restoreUnits,
  setUnits,
  type ChangeContext,
} from './change-line.js'
import { getLineId } from './line-id.js'
import { resolveLimits } from './limits.js'
import { normalizeProperties } from './properties.js'
import { getStock } from './stock-rule.js'
import { LINE_VERSION, parseLine, serializeLine } from './stored-line.js'
import { ACCEPT, RULES, type AcceptingCart, type CartRules } from './accept.js'

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
 * @throws {InvalidParamsError} for limits that are neither safe integers above 0 nor `Infinity`
 * @see docs/cart.md
 */
export function createCartStore({
  storageScope = 'default',
  rules,
  ...options
}: CreateCartStoreOptions = {}): CartStore {
  const limits = resolveLimits(options.limits)
  const cartRules: CartRules = { own: rules, provided: {} }
  const getRules = () => mergeRules(rules, cartRules.provided)
  const lines = createCartLines({ storageScope, limits, options })
  const { act } = lines
  const context: ChangeContext = { lines: lines.records.values, limits, getRules }
  const cart: AcceptingCart = {
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
      let result: CartResult = { line: undefined, added: 0, requested: quantity ?? 1 }
      act('add', [identity.id], (known) => {
        const change = addUnits(known, identity, input, context)
        result = change.result
        return change.next
      })
      return result
    },
    setQuantity(lineId, quantity, of = {}) {
      assertQuantity(quantity, 0)
      let result: CartResult = { line: undefined, added: 0, requested: quantity }
      act('quantity', [lineId], (line) => {
        if (!line) return
        const change = setUnits(line, quantity, of, context)
        result = change.result
        return change.next
      })
      return result
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
    [ACCEPT]: (lineId, change) => act('accept', [lineId], (line) => acceptChange(line, change)),
    [RULES]: cartRules,
    getState: lines.getState,
    getServerState: () => serverState,
    subscribe: lines.subscribe,
    destroy: lines.records.destroy,
  }
  return cart
}

interface CartLinesOptions {
  readonly storageScope: string
  readonly limits: CartStore['limits']
  readonly options: Pick<CreateCartStoreOptions, 'storage' | 'onChange' | 'onError'>
}

/** The lines on the device, the state made of them, and the one way to change them. */
function createCartLines({
  storageScope,
  limits,
  options: { storage, onChange, onError },
}: CartLinesOptions) {
  const { emit, subscribe } = createEmitter()
  let removedLines: readonly CartLine[] = []
  const records = createDeviceRecords<CartLine>({
    prefix: storagePrefix('cart', storageScope),
    version: LINE_VERSION,
    storage,
    parse: parseLine,
    serialize: serializeLine,
    merge: (from, mine, theirs) => mergeLines(from, mine, theirs, limits),
    onSync: (changes) => publish('sync', changes),
    onError,
  })
  let state = createState()

  function createState(): CartState {
    const lines = [...records.values.values()].sort((a, b) => a.addedAt - b.addedAt || (a.id < b.id ? -1 : 1))
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
    emit()
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
    // Quantities that two tabs set are not added up.
    const replaces = reason === 'quantity' || reason === 'accept'
    const changes = ids.flatMap((id) => records.update(id, (line) => change(line, id), replaces) ?? [])
    removedLines = nextRemovedLines(changes.flatMap(({ from, to }) => (from && !to ? from : [])))
    publish(reason, changes)
  }

  return { records, act, subscribe, getState: () => state }
}
