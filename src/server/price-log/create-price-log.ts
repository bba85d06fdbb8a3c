import { InvalidParamsError } from '../../core/errors/invalid-params-error.js'
import { isAmount } from '../../core/money/amount.js'
import { compareAmounts } from '../../core/money/compare-amounts.js'
import type { Product } from '../../core/schemas/product.js'
import type { Variant } from '../../core/schemas/variant.js'
import { getVariantKey } from '../../core/variants/variant-key.js'
import {
  addReading,
  findPriorPrice,
  getTimes,
  parseHistory,
  type PriceEntry,
  type PriceReading,
} from './price-history.js'

/** Where a price log is kept: one value for each product and variant, by a key that the log makes. */
export interface PriceLogStorage {
  /** Returns the values of the keys that exist. A value that cannot be read counts as no price. */
  readonly get: (
    keys: readonly string[],
  ) => ReadonlyMap<string, unknown> | Promise<ReadonlyMap<string, unknown>>
  /** Stores all values. They can be written as JSON, and have at most a few hundred entries each. */
  readonly set: (entries: ReadonlyMap<string, readonly PriceEntry[]>) => unknown
}

/** Options of `createPriceLog`. */
export interface PriceLogOptions {
  readonly storage: PriceLogStorage
  /**
   * The longest time between two readings, at most a day. A price that lasted shorter may be missed, unless the shop
   * records it.
   */
  readonly intervalMs: number
}

/** The fields of a product that the log reads. */
export type PriceLogProduct = Pick<Product, 'id'> & {
  readonly variants: readonly Pick<Variant, 'id' | 'price' | 'compareAtPrice'>[]
}

/** The lowest price of the 30 days before the present reduction of a variant. */
export interface PriorPrice {
  readonly productId: string
  readonly variantId: string
  /** Decimal amount in a string. */
  readonly price: string
}

/** What `createPriceLog` returns. */
export interface PriceLog {
  /**
   * Adds a reading of the present prices. Call it for the whole store at least once in each interval, and for a product
   * whenever the shop changes one of its prices. Calls run one after another.
   *
   * @param now milliseconds since 1970. Default: the clock
   */
  readonly record: (products: Iterable<PriceLogProduct>, now?: number) => Promise<void>
  /**
   * The prior prices of the variants whose `compareAtPrice` announces a reduction, where the log knows them. A variant is
   * left out if its 30 days are not covered without a gap, or if the log has not read its present price yet.
   *
   * @param now milliseconds since 1970. Default: the clock
   */
  readonly getPriorPrices: (
    products: Iterable<PriceLogProduct>,
    now?: number,
  ) => Promise<readonly PriorPrice[]>
}

const DAY = 24 * 60 * 60 * 1000

/**
 * Remembers the prices of a shop on its server, for stores that do not send the lowest price of the 30 days before a
 * reduction.
 *
 * @throws {InvalidParamsError} for an interval that is not between 1 ms and a day
 * @example
 * const log = createPriceLog({ storage, intervalMs: 60 * 60 * 1000 })
 * await log.record(products)
 * const priorPrices = await log.getPriorPrices(products)
 * @see docs/prices.md#a-price-log
 */
export function createPriceLog({ storage, intervalMs }: PriceLogOptions): PriceLog {
  if (!(intervalMs >= 1 && intervalMs <= DAY))
    throw new InvalidParamsError(
      'intervalMs must be a number of milliseconds from 1 to 86,400,000, which is a day.',
    )
  const times = getTimes(intervalMs)
  let last: Promise<unknown> | undefined

  async function read(products: Iterable<PriceLogProduct>) {
    const variants = [...products].flatMap(({ id: productId, variants: all }) =>
      all.flatMap((variant) => {
        const reading = readVariant(variant)
        const key = getVariantKey({ productId, variantId: variant.id })
        return reading ? { key, productId, variantId: variant.id, reading } : []
      }),
    )
    const stored = await storage.get(variants.map(({ key }) => key))
    return variants.map((each) => ({ ...each, history: parseHistory(stored.get(each.key)) }))
  }

  return {
    record(products, now = Date.now()) {
      const run = Promise.resolve(last).then(async () => {
        const variants = await read(products)
        if (variants.length === 0) return
        await storage.set(
          new Map(
            variants.map(({ key, history, reading }) => [key, addReading(history, reading, now, times)]),
          ),
        )
      })
      // The next call runs even if this one fails.
      const settled = run
        .catch(() => {})
        .then(() => {
          // A promise that is kept would keep the request that was answered when it was made.
          if (last === settled) last = undefined
        })
      last = settled
      return run
    },
    async getPriorPrices(products, now = Date.now()) {
      const variants = await read(products)
      return variants.flatMap(({ productId, variantId, history, reading }) => {
        const price = findPriorPrice(history, reading, now, times)
        return price === undefined ? [] : { productId, variantId, price }
      })
    },
  }
}

/** A price that is not an amount cannot be compared. */
function readVariant({
  price,
  compareAtPrice,
}: PriceLogProduct['variants'][number]): PriceReading | undefined {
  if (!isAmount(price)) return
  return { price, reduced: isAmount(compareAtPrice) && compareAmounts(compareAtPrice, price) > 0 }
}
