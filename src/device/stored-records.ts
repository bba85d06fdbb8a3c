import { isObject } from '../core/is-object.js'

/** In characters. A longer string under one of our keys was not written by us. */
export const MAX_TEXT_LENGTH = 8192

export interface RecordFormat<T> {
  /** Each record has the key `prefix + encodeURIComponent(id)`. */
  readonly prefix: string
  /** The `v` of the records. A newer record that `parse` cannot read is never overwritten. */
  readonly version: number
  /**
   * Returns the record in a parsed value, or `undefined` if the value is not a record. A record of an older format can
   * have another id than the one in its key. It gets the key of its id when it is written.
   */
  readonly parse: (value: unknown, idInKey: string) => T | undefined
  readonly serialize: (record: T) => string
}

export interface ParsedRecord<T> {
  readonly record?: T | undefined
  /** Whether a newer version wrote something that this version cannot read. */
  readonly isNewer?: boolean
  readonly cause?: unknown
}

export interface StoredRecords<T> {
  readonly keyOf: (id: string) => string
  /**
   * The id of the record under a storage key; `undefined` for a key that we did not write. Throws what the storage throws.
   */
  readonly idOf: (key: string) => string | undefined
  /** A longer string than ours is shortened. Throws what the storage throws. */
  readonly readText: (id: string) => string | null
  readonly parse: (id: string, text: string) => ParsedRecord<T>
  /** Returns the stored string. `undefined` removes the record. Throws what the storage throws. */
  readonly write: (id: string, record: T | undefined) => string | null
}

/** Records of a storage, one key each. */
export function createStoredRecords<T extends { readonly id: string }>(
  storage: Storage,
  { prefix, version, parse, serialize }: RecordFormat<T>,
): StoredRecords<T> {
  /** The ids in the keys of records of an older format, by the ids of the records. */
  const oldIds = new Map<string, string>()
  const keyOf = (id: string) => prefix + encodeURIComponent(id)

  function readText(id: string): string | null {
    const oldId = oldIds.get(id)
    const text = storage.getItem(keyOf(id)) ?? (oldId === undefined ? null : storage.getItem(keyOf(oldId)))
    return text !== null && text.length > MAX_TEXT_LENGTH ? `${text.length} characters` : text
  }

  function parseText(id: string, text: string): ParsedRecord<T> {
    try {
      const value: unknown = JSON.parse(text)
      const record = parse(value, id) ?? parse(value, oldIds.get(id) ?? id)
      return { record, isNewer: !record && isObject(value) && Number(value.v) > version }
    } catch (cause) {
      return { cause }
    }
  }

  return {
    keyOf,
    idOf(key) {
      const idInKey = key.startsWith(prefix) ? decode(key.slice(prefix.length)) : undefined
      if (idInKey === undefined) return
      for (const [id, oldId] of oldIds) if (oldId === idInKey) return id
      const { record } = parseText(idInKey, readText(idInKey) ?? '')
      if (record && record.id !== idInKey) oldIds.set(record.id, idInKey)
      return record?.id ?? idInKey
    },
    readText,
    parse: parseText,
    write(id, record) {
      const text = record ? serialize(record) : null
      if (text === null) storage.removeItem(keyOf(id))
      else storage.setItem(keyOf(id), text)
      const oldId = oldIds.get(id)
      if (oldId !== undefined) storage.removeItem(keyOf(oldId))
      oldIds.delete(id)
      return text
    },
  }
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
