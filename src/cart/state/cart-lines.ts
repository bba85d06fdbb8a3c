import { mergeRules, type StoreRules } from '../../core/client/store-rules.js'
import { createEmitter } from '../../core/emitter.js'
import { createDeviceRecords, type RecordChange } from '../../device/device-records.js'
import { storagePrefix } from '../../device/storage-prefix.js'
import type { CartLine } from './cart-line.js'
import type {
  CartChangeEvent,
  CartLimits,
  CartState,
  CartStore,
  CreateCartStoreOptions,
} from './cart-types.js'
import { LINE_VERSION, parseLine, serializeLine } from './stored-line.js'

export const defaultLimits: CartLimits = { quantity: 999, lines: 100 }

const serverState: CartState = {
  lines: [],
  totalQuantity: 0,
  status: 'hydrating',
  isStored: true,
  removedLines: [],
}

interface CartLinesOptions extends Pick<
  CreateCartStoreOptions,
  'rules' | 'storage' | 'onChange' | 'onError'
> {
  readonly storageScope: string
  readonly limits?: CartLimits
}

/**
 * The lines on the device, the state made of them, and the one way to change them. Apart from what adds and checks: a page
 * that only shows a count does not load that.
 */
export type CartLines = ReturnType<typeof createCartLines>

export function createCartLines({
  storageScope,
  limits = defaultLimits,
  rules,
  storage,
  onChange,
  onError,
}: CartLinesOptions) {
  const { emit, subscribe } = createEmitter()
  let removedLines: readonly CartLine[] = []
  let providedRules: StoreRules = {}
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

  return {
    storageScope,
    limits,
    records,
    act,
    subscribe,
    getState: () => state,
    getServerState: () => serverState,
    /** The rules that the app passed to its cart. */
    ownRules: rules,
    getRules: () => mergeRules(rules, providedRules),
    /** Takes the rules of the provider, which can change while the cart stays. */
    provideRules(next: StoreRules) {
      providedRules = next
    },
    /** Made by the first component that changes the cart. */
    cart: undefined as CartStore | undefined,
  }
}

/** Merges a change that could not be stored with the line of another tab. */
function mergeLines(
  from: CartLine | undefined,
  mine: CartLine | undefined,
  theirs: CartLine,
  limits: CartLimits,
): CartLine | undefined {
  // Removed here: what the other tab has added since stays.
  if (!mine) {
    const quantity = theirs.quantity - (from?.quantity ?? 0)
    return quantity > 0 ? { ...theirs, quantity } : undefined
  }
  const sum = theirs.quantity + mine.quantity - (from?.quantity ?? 0)
  const most = Math.max(limits.quantity, theirs.quantity, mine.quantity)
  return {
    ...mine,
    addedAt: Math.min(mine.addedAt, theirs.addedAt),
    quantity: Math.min(Math.max(1, sum), most),
  }
}
