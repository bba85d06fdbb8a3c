import { getDefaultStorage } from './default-storage.js'
import { listenToDocument } from './document-events.js'
import { joinPeers, notifyPeers, type Peer } from './peers.js'
import type { StorageProblem } from './storage-problem.js'
import { createStoredRecords, type RecordFormat, type StoredRecords } from './stored-records.js'

export interface RecordChange<T> {
  readonly id: string
  readonly from: T | undefined
  readonly to: T | undefined
}

export interface DeviceRecordsOptions<T> extends RecordFormat<T> {
  readonly storage?: Storage | undefined
  /**
   * Merges a change that could not be stored with a record that another tab has stored since: `from` was known before
   * the change, `mine` is the changed record or `undefined` if it was removed, `theirs` the stored one.
   */
  readonly merge: (from: T | undefined, mine: T | undefined, theirs: T) => T | undefined
  /** Another tab, or other records of this document, changed something. */
  readonly onSync: (changes: readonly RecordChange<T>[]) => void
  readonly onError?: ((problem: StorageProblem) => void) | undefined
}

export interface DeviceRecords<T> {
  readonly values: ReadonlyMap<string, T>
  /** Whether everything in `values` is also in a storage that survives a reload. */
  readonly isStored: boolean
  /**
   * Reads the record, changes it and writes it in one task. `undefined` removes it. A change that `replaces` the record
   * is not merged with another tab's when it is stored later. A removal always is.
   */
  update(
    id: string,
    change: (record: T | undefined) => T | undefined,
    replaces?: boolean,
  ): RecordChange<T> | undefined
  /** Writes the records that could not be written before. */
  retry(): void
  /** Reads all records again, and writes those that could not be written before. */
  refresh(): void
  readonly destroy: () => void
}

/**
 * Records on the device, one storage key each: browsers cache the storage per process, so two tabs that write one
 * common key lose each other's changes, even under a Web Lock. (whatwg/html #403)
 */
export function createDeviceRecords<T extends { readonly id: string }>(
  options: DeviceRecordsOptions<T>,
): DeviceRecords<T> {
  const { prefix, onSync, onError } = options
  const { storage, isPersistent } = options.storage
    ? { storage: options.storage, isPersistent: true }
    : getDefaultStorage()
  const stored = createStoredRecords(storage, options)
  const peer: Peer = {
    storage,
    prefix,
    onKey(key) {
      if (key === null) sync(loadAll)
      else sync(() => idsOf([key]).map(memory.load))
    },
  }
  const memory = createMemory(stored, options, (id) => notifyPeers(peer, stored.keyOf(id)))

  const loadAll = () =>
    [...new Set([...listIds(), ...memory.values.keys(), ...memory.unsaved.keys()])].map(memory.load)

  /** Records of an older format are found by their keys only, so all keys must be read before a record is written. */
  let isListed = false

  function listIds(): readonly string[] {
    try {
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
      isListed = true
      return idsOf(keys.flatMap((key) => (key?.startsWith(prefix) ? key : [])))
    } catch (cause) {
      isListed = false
      onError?.({ type: 'read', key: undefined, cause })
      return []
    }
  }

  function idsOf(keys: readonly string[]): readonly string[] {
    return keys.flatMap((key) => {
      try {
        const id = stored.idOf(key)
        if (id === undefined && key.startsWith(prefix)) onError?.({ type: 'invalid', key })
        return id ?? []
      } catch (cause) {
        isListed = false
        onError?.({ type: 'read', key, cause })
        return []
      }
    })
  }

  function sync(loadChanges: () => (RecordChange<T> | undefined)[]): void {
    const wasStored = records.isStored
    const changes = loadChanges().flatMap((change) => change ?? [])
    if (changes.length > 0 || wasStored !== records.isStored) onSync(changes)
  }

  function refresh(): void {
    sync(() => [...loadAll(), ...saveAll()])
  }
  const saveAll = () => [...memory.unsaved.keys()].map(memory.save)

  const leavePeers = joinPeers(peer)
  const stopListening = listenToDocument({
    onKey(key, storageArea) {
      if (!storageArea || storageArea === storage) peer.onKey(key)
    },
    onShow: refresh,
  })
  const records: DeviceRecords<T> = {
    values: memory.values,
    get isStored() {
      return isPersistent && memory.unsaved.size === 0
    },
    update(id, change, replaces = false) {
      if (!isListed) listIds()
      sync(() => [memory.load(id)])
      return memory.change(id, change, replaces)
    },
    retry() {
      if (!isListed) listIds()
      sync(saveAll)
    },
    refresh,
    destroy() {
      stopListening()
      leavePeers()
    },
  }
  loadAll()
  return records
}

interface UnsavedChange<T> {
  /** The record before the first change that could not be written. */
  readonly from: T | undefined
  readonly replaces: boolean
}

/** The records in memory, and how they differ from the storage. */
function createMemory<T extends { readonly id: string }>(
  stored: StoredRecords<T>,
  { serialize, merge, onError }: DeviceRecordsOptions<T>,
  onWrite: (id: string) => void,
) {
  const values = new Map<string, T>()
  /** The string that each value was read from or written as. */
  const texts = new Map<string, string>()
  const unsaved = new Map<string, UnsavedChange<T>>()

  const isSame = (a: T | undefined, b: T | undefined) =>
    a === b || (a !== undefined && b !== undefined && serialize(a) === serialize(b))

  function replace(id: string, to: T | undefined, text: string | null): RecordChange<T> | undefined {
    if (text === null) texts.delete(id)
    else texts.set(id, text)
    return set(id, to)
  }

  function set(id: string, to: T | undefined): RecordChange<T> | undefined {
    const from = values.get(id)
    // A merged or parsed copy of the known record is no change.
    if (isSame(from, to)) return
    if (to) values.set(id, to)
    else values.delete(id)
    return { id, from, to }
  }

  /**
   * Takes over what another tab has stored. A change that could not be written stays unwritten: tabs that wrote it here
   * would all write the same key when they are notified of one change, and lose each other's.
   */
  function take(id: string, text: string | null): RecordChange<T> | undefined {
    if (text === (texts.get(id) ?? null)) return
    const { record: theirs, cause } = text === null ? {} : stored.parse(id, text)
    if (text !== null && !theirs) onError?.({ type: 'invalid', key: stored.keyOf(id), cause })
    const change = unsaved.get(id)
    if (!change) return replace(id, theirs, text)
    // Removed, or on its way from the key of an older format to its own, which arrives later.
    if (!theirs) return
    const mine = values.get(id)
    unsaved.set(id, { ...change, from: theirs })
    return replace(id, change.replaces ? mine : merge(change.from, mine, theirs), text)
  }

  function load(id: string): RecordChange<T> | undefined {
    try {
      return take(id, stored.readText(id))
    } catch (cause) {
      onError?.({ type: 'read', key: stored.keyOf(id), cause })
      return
    }
  }

  /** Writes `values.get(id)`. Keeps the change in memory if the storage refuses. */
  function save(id: string): RecordChange<T> | undefined {
    let type: StorageProblem['type'] = 'read'
    let taken: RecordChange<T> | undefined
    try {
      const text = stored.readText(id)
      taken = take(id, text)
      // `take` has reported what a newer version wrote.
      if (text !== null && stored.parse(id, text).isNewer) return taken
      type = 'write'
      const mine = values.get(id)
      const written = stored.write(id, mine)
      unsaved.delete(id)
      replace(id, mine, written)
      onWrite(id)
    } catch (cause) {
      onError?.({ type, key: stored.keyOf(id), cause })
    }
    return taken
  }

  return {
    values,
    unsaved,
    load,
    save,
    change(id: string, change: (record: T | undefined) => T | undefined, replaces: boolean) {
      const from = values.get(id)
      const to = change(from)
      if (!set(id, to)) return
      const earlier = unsaved.get(id)
      unsaved.set(id, {
        from: earlier ? earlier.from : from,
        // Nobody removes what this tab has not shown.
        replaces: to !== undefined && (replaces || earlier?.replaces === true),
      })
      save(id)
      return { id, from, to: values.get(id) }
    },
  }
}
