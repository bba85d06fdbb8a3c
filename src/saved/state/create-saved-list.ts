import { InvalidParamsError } from '../../core/errors/invalid-params-error.js'
import { createEmitter } from '../../core/emitter.js'
import { isObject } from '../../core/is-object.js'
import { createDeviceRecords } from '../../device/device-records.js'
import { storagePrefix } from '../../device/storage-prefix.js'
import { isRecordId } from '../../device/record-id.js'
import type { StorageProblem } from '../../device/storage-problem.js'
import { savedErrorMessage } from './error-texts.js'

/** Immutable. */
export interface SavedListState {
  /** The newest first. */
  readonly ids: readonly string[]
  /** `hydrating` on the server and while hydrating, when the device cannot be read. */
  readonly status: 'hydrating' | 'ready'
  /** `false` if the device refuses to store the list, so that a reload would lose changes. */
  readonly isStored: boolean
}

/** What `add` and `toggle` did. */
export interface SavedListResult {
  /** Whether the list contains the id now. */
  readonly saved: boolean
  readonly reason?: 'full' | undefined
}

/** A list of ids on the device, from `createSavedList`. It works without React. */
export interface SavedList {
  readonly getState: () => SavedListState
  /** An empty list, for the server and the hydrating render. */
  readonly getServerState: () => SavedListState
  readonly subscribe: (listener: () => void) => () => void
  /** Adds the id, or moves it to the front. */
  readonly add: (id: string) => SavedListResult
  readonly remove: (id: string) => void
  readonly toggle: (id: string) => SavedListResult
  readonly clear: () => void
  /** Stops listening to other tabs. */
  readonly destroy: () => void
}

/** Options of `createSavedList`. */
export interface CreateSavedListOptions {
  /** Such as `'wishlist'`. Lists of one name and storage scope share their ids. */
  readonly name: string
  /** Such as the store's base URL, if one origin shows several stores. Default `'default'`. */
  readonly storageScope?: string | undefined
  /** Default 100. */
  readonly max?: number | undefined
  /** What `add` does with a full list. Default `'drop-oldest'`. */
  readonly whenFull?: 'drop-oldest' | 'refuse' | undefined
  /** Default: `localStorage` in a document that allows it, else memory. */
  readonly storage?: Storage | undefined
  /** Called when the storage refuses, or holds an entry that cannot be read. */
  readonly onError?: ((problem: StorageProblem) => void) | undefined
}

interface Entry {
  readonly id: string
  /** Milliseconds since 1970. Later entries of this device are always higher. */
  readonly addedAt: number
}

const VERSION = 1
const serverState: SavedListState = { ids: [], status: 'hydrating', isStored: true }

/**
 * Creates a list of ids on the device, such as a wishlist, recently viewed products, or products to compare. All tabs share
 * the list.
 *
 * @throws {InvalidParamsError} without a name, or for a `max` that is not a whole number from 1
 * @see docs/saved-lists.md
 */
export function createSavedList({
  name,
  storageScope = 'default',
  max = 100,
  whenFull = 'drop-oldest',
  storage,
  onError,
}: CreateSavedListOptions): SavedList {
  if (!name || !Number.isSafeInteger(max) || max < 1)
    throw new InvalidParamsError(savedErrorMessage('saved-list'))
  const { emit, subscribe } = createEmitter()
  const records = createDeviceRecords<Entry>({
    prefix: storagePrefix('saved', storageScope, name),
    storage,
    version: VERSION,
    parse: (value, id) =>
      isObject(value) &&
      Number(value.v) >= VERSION &&
      value.id === id &&
      isRecordId(id) &&
      isTime(value.addedAt)
        ? { id, addedAt: value.addedAt }
        : undefined,
    serialize: (entry) => JSON.stringify({ v: VERSION, ...entry }),
    merge(from, mine, theirs) {
      // Removed here, and added again in another tab.
      if (!mine) return from && theirs.addedAt <= from.addedAt ? undefined : theirs
      return mine.addedAt > theirs.addedAt ? mine : theirs
    },
    onSync: publish,
    onError,
  })
  let state = createState()

  function entries(): Entry[] {
    return [...records.values.values()].sort((a, b) => b.addedAt - a.addedAt || (a.id < b.id ? -1 : 1))
  }

  function createState(): SavedListState {
    const ids = entries().map(({ id }) => id)
    return { ids: ids.slice(0, max), status: 'ready', isStored: records.isStored }
  }

  function publish(): void {
    const next = createState()
    if (next.isStored === state.isStored && next.ids.join('\n') === state.ids.join('\n')) return
    state = next
    emit()
  }

  /** An earlier `max` may have been higher, and tabs that fill a list at the same time can exceed it. */
  function prune(): void {
    records.retry()
    for (const entry of entries().slice(max)) records.update(entry.id, () => undefined)
  }

  function add(id: string): SavedListResult {
    assertId(id)
    prune()
    const others = entries().filter((entry) => entry.id !== id)
    if (others.length >= max) {
      if (whenFull === 'refuse' && !records.values.has(id)) return { saved: false, reason: 'full' }
      for (const entry of others.slice(max - 1)) records.update(entry.id, () => undefined)
    }
    const newest = others[0]?.addedAt ?? 0
    // Two ids of one millisecond keep their order.
    records.update(id, () => ({ id, addedAt: Math.max(Date.now(), newest + 1) }))
    publish()
    return { saved: true }
  }

  function remove(id: string): void {
    assertId(id)
    prune()
    records.update(id, () => undefined)
    publish()
  }

  return {
    getState: () => state,
    getServerState: () => serverState,
    subscribe,
    add,
    remove,
    toggle(id) {
      prune()
      if (!records.values.has(id)) return add(id)
      remove(id)
      return { saved: false }
    },
    clear() {
      records.refresh()
      for (const id of [...records.values.keys()]) records.update(id, () => undefined)
      publish()
    },
    destroy: records.destroy,
  }
}

function assertId(id: unknown): asserts id is string {
  if (!isRecordId(id)) throw new InvalidParamsError(savedErrorMessage('saved-id'))
}

/** In milliseconds. Above, numbers are too coarse for a later entry. */
const MAX_TIME = 8.64e15

function isTime(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= MAX_TIME
}
