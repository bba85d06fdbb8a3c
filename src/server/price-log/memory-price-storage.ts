import type { PriceLogStorage } from './create-price-log.js'

/** A storage for `createPriceLog` that lasts as long as the process: for tests, and to begin with. */
export function createMemoryPriceStorage(): PriceLogStorage {
  const values = new Map<string, unknown>()
  return {
    get: (keys) => new Map(keys.flatMap((key) => (values.has(key) ? [[key, values.get(key)]] : []))),
    set(entries) {
      for (const [key, value] of entries) values.set(key, value)
    },
  }
}
