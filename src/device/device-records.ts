import { getDefaultStorage } from './default-storage.js'
import { listenToDocument } from './document-events.js'
import type { StorageProblem } from './storage-problem.js'

/** In characters. A longer text under one of our keys was not written by us. */
export const MAX_TEXT_LENGTH = 8192

export interface RecordChange<T> {
  readonly id: string
  readonly from: T | undefined
  readonly to: T | undefined
}

export interface DeviceRecordsOptions<T> {
  /** Each record has the key `prefix + encodeURIComponent(id)`. */
  readonly prefix: string
  readonly storage?: Storage | undefined
  /** Returns the record in a parsed value, or `undefined` if the value is not a record. */
  readonly parse: (value: unknown, id: string) => T | undefined
  readonly serialize: (record: T) => string
  /**
   * Merges a change that could not be stored with a record that another tab has stored since: `from` was known before
   * the change, `mine` is the changed record, `theirs` the stored one.
   */
  readonly merge: (from: T | undefined, mine: T, theirs: T) => T
  /** Another tab, or other records of this document, changed something. */
  readonly onSync: (changes: readonly RecordChange<T>[]) => void
  readonly onError?: ((problem: StorageProblem) => void) | undefined
}

export interface DeviceRecords<T> {
  readonly values: ReadonlyMap<string, T>
  /** Whether everything in `values` is also in a storage that survives a reload. */
  readonly isStored: boolean
  /** Reads the record, changes it and writes it in one task. `undefined` removes it. */
  update(id: string, change: (record: T | undefined) => T | undefined): RecordChange<T> | undefined
  /** Writes the records that could not be written before. */
  retry(): void
  /** Reads all records again, and writes those that could not be written before. */
  refresh(): void
  readonly destroy: () => void
}

interface Peer {
  readonly storage: Storage
  readonly prefix: string
  readonly onKey: (key: string | null) => void
}

/** The `storage` event is not fired in the document that wrote, so records of one document notify each other. */
const peers = new Set<Peer>()

/**
 * Records on the device, one storage key each: browsers cache the storage per process, so two tabs that write one
 * common key lose each other's changes, even under a Web Lock. (whatwg/html #403)
 */
export function createDeviceRecords<T>({
  prefix,
  storage: givenStorage,
  parse,
  serialize,
  merge,
  onSync,
  onError,
}: DeviceRecordsOptions<T>): DeviceRecords<T> {
  const { storage, isPersistent } = givenStorage
    ? { storage: givenStorage, isPersistent: true }
    : getDefaultStorage()
  const values = new Map<string, T>()
  /** The text that each value was read from or written as; `undefined` if the storage has none. */
  const texts = new Map<string, string>()
  /** The ids whose last change could not be written, with the record before that change. */
  const unsaved = new Map<string, T | undefined>()

  const keyOf = (id: string) => prefix + encodeURIComponent(id)

  function load(id: string): RecordChange<T> | undefined {
    if (unsaved.has(id)) return save(id)
    try {
      return adopt(id, storage.getItem(keyOf(id)))
    } catch (cause) {
      onError?.({ type: 'read', key: keyOf(id), cause })
      return
    }
  }

  function adopt(id: string, text: string | null): RecordChange<T> | undefined {
    // A foreign text can have megabytes, so keep its length only.
    const known = text === null || text.length <= MAX_TEXT_LENGTH ? text : `${text.length} characters`
    if (known === (texts.get(id) ?? null)) return
    const to = text === null ? undefined : read(id, text)
    if (known === null) texts.delete(id)
    else texts.set(id, known)
    return replace(id, to)
  }

  function read(id: string, text: string): T | undefined {
    let cause: unknown
    if (text.length <= MAX_TEXT_LENGTH) {
      try {
        const record = parse(JSON.parse(text), id)
        if (record) return record
      } catch (error) {
        cause = error
      }
    }
    onError?.({ type: 'invalid', key: keyOf(id), cause })
    return
  }

  const isSame = (a: T | undefined, b: T | undefined) =>
    a === b || (a !== undefined && b !== undefined && serialize(a) === serialize(b))

  function replace(id: string, to: T | undefined): RecordChange<T> | undefined {
    const from = values.get(id)
    // A merged or parsed copy of the known record is no change.
    if (isSame(from, to)) return
    if (to) values.set(id, to)
    else values.delete(id)
    return { id, from, to }
  }

  /** Writes `values.get(id)`. Keeps the change in memory if the storage refuses. */
  function save(id: string): RecordChange<T> | undefined {
    const key = keyOf(id)
    const mine = values.get(id)
    let type: StorageProblem['type'] = 'read'
    try {
      const stored = storage.getItem(key)
      let next = mine
      if (stored !== (texts.get(id) ?? null) && mine && stored !== null && stored.length <= MAX_TEXT_LENGTH) {
        const theirs = read(id, stored)
        if (theirs) next = merge(unsaved.get(id), mine, theirs)
      }
      type = 'write'
      const text = next && serialize(next)
      if (text === undefined) storage.removeItem(key)
      else storage.setItem(key, text)
      unsaved.delete(id)
      if (text === undefined) texts.delete(id)
      else texts.set(id, text)
      notifyPeers(key)
      return replace(id, next)
    } catch (cause) {
      onError?.({ type, key, cause })
      return
    }
  }

  function notifyPeers(key: string): void {
    for (const other of peers) {
      if (other !== peer && other.storage === storage && other.prefix === prefix) other.onKey(key)
    }
  }

  function listIds(): Iterable<string> {
    const ids = new Set(values.keys())
    try {
      for (let index = 0; index < storage.length; index++) {
        const key = storage.key(index)
        if (!key?.startsWith(prefix)) continue
        const id = decode(key.slice(prefix.length))
        if (id === undefined) onError?.({ type: 'invalid', key })
        else ids.add(id)
      }
    } catch (cause) {
      onError?.({ type: 'read', key: undefined, cause })
    }
    return ids
  }

  function sync(loadChanges: () => (RecordChange<T> | undefined)[]): void {
    const wasStored = records.isStored
    const changes = loadChanges().flatMap((change) => change ?? [])
    if (changes.length > 0 || wasStored !== records.isStored) onSync(changes)
  }

  const loadAll = () => [...listIds(), ...unsaved.keys()].map(load)

  const peer: Peer = {
    storage,
    prefix,
    onKey(key) {
      const id = key?.startsWith(prefix) ? decode(key.slice(prefix.length)) : undefined
      if (key === null) sync(loadAll)
      else if (id !== undefined) sync(() => [load(id)])
    },
  }
  const stopListening = listenToDocument({
    onKey(key, storageArea) {
      if (!storageArea || storageArea === storage) peer.onKey(key)
    },
    onShow: () => peer.onKey(null),
  })

  const records: DeviceRecords<T> = {
    values,
    get isStored() {
      return isPersistent && unsaved.size === 0
    },
    update(id, change) {
      sync(() => [load(id)])
      const from = values.get(id)
      const to = change(from)
      if (isSame(from, to)) return
      replace(id, to)
      if (!unsaved.has(id)) unsaved.set(id, from)
      save(id)
      return { id, from, to: values.get(id) }
    },
    retry: () => sync(() => [...unsaved.keys()].map(save)),
    refresh: () => sync(loadAll),
    destroy() {
      stopListening()
      peers.delete(peer)
    },
  }
  loadAll()
  peers.add(peer)
  return records
}

/** `undefined` for a key that we did not write. */
function decode(text: string): string | undefined {
  try {
    const id = decodeURIComponent(text)
    return encodeURIComponent(id) === text ? id : undefined
  } catch {
    return
  }
}
