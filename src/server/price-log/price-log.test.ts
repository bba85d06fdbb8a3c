import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'

import { randomRuns, runs } from '../../../test/setup/random-runs.js'
import { createMemoryPriceStorage } from './memory-price-storage.js'
import { createPriceLog, type PriceLog, type PriceLogStorage } from './create-price-log.js'
import { addReading, findPriorPrice, getTimes, type PriceHistory } from './price-history.js'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const START = Date.UTC(2026, 0, 1)

const productOf = (price: string, compareAtPrice: string | null = null, id = 'Mug', variantId = '1') => ({
  id,
  variants: [{ id: variantId, price, compareAtPrice }],
})
type P = ReturnType<typeof productOf>

const createLog = (storage: PriceLogStorage = createMemoryPriceStorage()) =>
  createPriceLog({ storage, intervalMs: HOUR })

/** Reads the product every hour of some days, and returns the time of the last reading. */
async function readFor(log: PriceLog, days: number, product: P, from: number) {
  let now = from
  for (; now < from + days * DAY; now += HOUR) await log.record([product], now)
  return now
}
const priorOf = async (log: PriceLog, product: P, now: number) =>
  (await log.getPriorPrices([product], now))[0]?.price

describe('createPriceLog', () => {
  it('returns the lowest price of the 30 days before the reduction, and not an older one', async () => {
    const log = createLog()
    let now = await readFor(log, 5, productOf('20.00'), START)
    now = await readFor(log, 25, productOf('90.00'), now)
    now = await readFor(log, 10, productOf('100.00'), now)
    now = await readFor(log, 2, productOf('80.00', '100.00'), now)
    expect(await priorOf(log, productOf('80.00', '100.00'), now)).toBe('90.00')
  })

  it('counts the days at the price before the shop announced a reduction', async () => {
    const log = createLog()
    let now = await readFor(log, 60, productOf('80.00'), START)
    now = await readFor(log, 2, productOf('80.00', '100.00'), now)
    expect(await priorOf(log, productOf('80.00', '100.00'), now)).toBe('80.00')
  })

  it('counts the price that already applied when the 30 days began', async () => {
    const log = createLog()
    let now = await readFor(log, 20, productOf('25.00'), START)
    now = await readFor(log, 25, productOf('40.00'), now)
    now = await readFor(log, 1, productOf('27.00', '40.00'), now)
    expect(await priorOf(log, productOf('27.00', '40.00'), now)).toBe('25.00')
  })

  it('reads "40", "40.0" and "40.00" as one price', async () => {
    const log = createLog()
    let now = await readFor(log, 40, productOf('40.00'), START)
    now = await readFor(log, 1, productOf('27', '40'), now)
    now = await readFor(log, 20, productOf('27.00', '40.0'), now)
    expect(await priorOf(log, productOf('27.0', '40.00'), now)).toBe('40.00')
  })

  it('returns the lowest price before the last step of a reduction by steps', async () => {
    const log = createLog()
    let now = await readFor(log, 40, productOf('40.00'), START)
    now = await readFor(log, 10, productOf('30.00', '40.00'), now)
    now = await readFor(log, 1, productOf('27.00', '40.00'), now)
    expect(await priorOf(log, productOf('27.00', '40.00'), now)).toBe('30.00')
  })

  it('keeps the prior price for as long as the reduction lasts', async () => {
    const log = createLog()
    let now = await readFor(log, 40, productOf('100.00'), START)
    now = await readFor(log, 90, productOf('80.00', '100.00'), now)
    expect(await priorOf(log, productOf('80.00', '100.00'), now)).toBe('100.00')
  })

  it('claims nothing for a price that the log has not read, or that is not reduced', async () => {
    const log = createLog()
    let now = await readFor(log, 40, productOf('100.00'), START)
    expect(await priorOf(log, productOf('100.00'), now)).toBeUndefined()
    expect(await priorOf(log, productOf('80.00', '100.00'), now)).toBeUndefined()
    now = await readFor(log, 1, productOf('80.00', '100.00'), now)
    expect(await priorOf(log, productOf('70.00', '100.00'), now)).toBeUndefined()
    expect(await priorOf(log, productOf('80.00', '100.00'), now)).toBe('100.00')
  })

  it('claims nothing before it has read for 31 days', async () => {
    const log = createLog()
    let now = await readFor(log, 30, productOf('100.00'), START)
    now = await readFor(log, 20, productOf('80.00', '100.00'), now)
    expect(await priorOf(log, productOf('80.00', '100.00'), now)).toBeUndefined()
  })

  it.each([
    ['of 25 hours', '2026-10-11T00:00+02:00', '2026-11-10T23:30+01:00'],
    ['of 23 hours', '2026-03-11T00:00+01:00', '2026-04-10T23:30+02:00'],
  ])('counts the first minutes of the 30 days when they have a day %s', async (_, firstDay, reduction) => {
    const log = createLog()
    const raisedAt = Date.parse(firstDay) + MINUTE
    const reducedAt = Date.parse(reduction)
    await readFor(log, 40, productOf('25.00'), raisedAt - 40 * DAY)
    // The shop records its own changes of price; the reduction is found by the latest possible reading.
    const found = reducedAt + HOUR - MINUTE
    for (let now = raisedAt; now < reducedAt; now += HOUR) await log.record([productOf('40.00')], now)
    await log.record([productOf('40.00')], reducedAt - MINUTE)
    await log.record([productOf('27.00', '40.00')], found)
    expect(await priorOf(log, productOf('27.00', '40.00'), found)).toBe('25.00')
  })

  it('claims nothing over 44 days without a reading, and nothing when the last reading is old', async () => {
    const log = createLog()
    let now = await readFor(log, 5, productOf('100.00'), START)
    now = await readFor(log, 1, productOf('100.00'), now + 44 * DAY)
    now = await readFor(log, 1, productOf('80.00', '100.00'), now)
    expect(await priorOf(log, productOf('80.00', '100.00'), now)).toBeUndefined()

    const other = createLog()
    now = await readFor(other, 40, productOf('100.00'), START)
    now = await readFor(other, 1, productOf('80.00', '100.00'), now)
    expect(await priorOf(other, productOf('80.00', '100.00'), now)).toBe('100.00')
    expect(await priorOf(other, productOf('80.00', '100.00'), now + 2 * HOUR)).toBeUndefined()
  })

  it('keeps two products apart whose variants have the same id', async () => {
    const log = createLog()
    const [dear, cheap] = [productOf('900.00', null, 'Sofa'), productOf('25.00', null, 'Mug')]
    let now = START
    for (; now < START + 40 * DAY; now += HOUR) await log.record([dear, cheap], now)
    const reduced = productOf('800.00', '900.00', 'Sofa')
    await log.record([reduced, cheap], now)
    expect(await log.getPriorPrices([reduced, cheap], now)).toEqual([
      { productId: 'Sofa', variantId: '1', price: '900.00' },
    ])
  })

  it('records what the shop changes between two readings', async () => {
    const log = createLog()
    let now = await readFor(log, 40, productOf('100.00'), START)
    await log.record([productOf('10.00')], now + MINUTE)
    await log.record([productOf('100.00')], now + 5 * MINUTE)
    now = await readFor(log, 1, productOf('80.00', '100.00'), now + HOUR)
    expect(await priorOf(log, productOf('80.00', '100.00'), now)).toBe('10.00')
  })

  it.each([
    'nonsense',
    { price: '1.00' },
    [null],
    [{ price: 'x', reduced: false, since: 1, until: 2 }],
    [{ price: '900', reduced: false, since: 5, until: 2 }],
    [{ price: '900', reduced: false, since: Number.NaN, until: 2 }],
  ])('claims nothing from the stored value %j, and does not throw', async (value) => {
    const log = createLog({ get: (keys) => new Map(keys.map((key) => [key, value])), set: () => {} })
    expect(await priorOf(log, productOf('80.00', '100.00'), START)).toBeUndefined()
    await expect(log.record([productOf('80.00', '100.00')], START)).resolves.toBeUndefined()
  })

  it('loses no reading of two calls at once, and works after a storage that failed', async () => {
    const values = createMemoryPriceStorage()
    const set = vi.fn(values.set)
    const log = createLog({
      get: async (keys) => {
        await Promise.resolve()
        return values.get(keys)
      },
      set,
    })
    set.mockImplementationOnce(() => {
      throw new Error('disk full')
    })
    await expect(log.record([productOf('1.00')], START)).rejects.toThrow('disk full')
    await Promise.all([log.record([productOf('2.00')], START), log.record([productOf('3.00')], START + 1)])
    const stored = await values.get(['Mug/1'])
    expect(stored.get('Mug/1')).toMatchObject([{ price: '2.00' }, { price: '3.00' }])
  })

  it.each([0, -1, DAY + 1, Number.NaN])('refuses an interval of %s ms', (intervalMs) => {
    expect(() => createPriceLog({ storage: createMemoryPriceStorage(), intervalMs })).toThrow('intervalMs')
  })
})

describe('the price log and a history that knows every minute', () => {
  interface Segment {
    readonly from: number
    readonly price: number
    readonly reduced: boolean
  }

  /** The day-by-day oracle: what the law asks for, from the prices that the shop really had. */
  function getLawful(segments: readonly Segment[], now: number, periodMs: number): number | undefined {
    const shown = segments.filter(({ from }) => from <= now)
    const current = shown.at(-1)
    if (!current?.reduced) return
    const first =
      shown.findLastIndex(({ price, reduced }) => price !== current.price || reduced !== current.reduced) + 1
    const begin = shown[first]!.from
    const before = shown.slice(0, first).filter((_, index) => shown[index + 1]!.from > begin - periodMs)
    return before.length > 0 ? Math.min(...before.map(({ price }) => price)) : undefined
  }

  const history = fc.record({
    interval: fc.constantFrom(60, 6 * 60, 24 * 60),
    /** Minutes, above one interval, and what the shop asks. */
    segments: fc.array(
      fc.record({
        extra: fc.oneof(fc.nat(3 * 24 * 60), fc.nat(45 * 24 * 60)),
        price: fc.integer({ min: 1, max: 6 }),
        reduced: fc.boolean(),
      }),
      { minLength: 1, maxLength: 12 },
    ),
    seed: fc.integer({ min: 1 }),
    /** A reading is missing for longer than a gap may be. */
    outageAt: fc.option(fc.nat(200), { nil: undefined, freq: 4 }),
  })

  /** Small and fast, because a history has thousands of readings. */
  function createRandom(seed: number) {
    let state = seed
    return () => (state = (state * 48271) % 2147483647) / 2147483647
  }

  it(
    'never claims more than the lawful price in random histories, and claims what it knows',
    { timeout: 7_200_000 },
    () => {
      const count = process.env.STOREFRONT_LONG ? 20_000 : 100
      let claims = 0
      fc.assert(
        fc.property(history, ({ interval, segments: given, seed, outageAt }) => {
          const intervalMs = interval * MINUTE
          const times = getTimes(intervalMs)
          const random = createRandom(seed)
          const segments: Segment[] = []
          let end = START
          for (const { extra, price, reduced } of given) {
            segments.push({ from: end, price, reduced })
            end += intervalMs + extra * MINUTE
          }
          let log: PriceHistory = []
          let index = 0
          let outageEnd = 0
          let now = START + Math.floor(random() * interval) * MINUTE
          for (let count = 0; now < end; count++) {
            while ((segments[index + 1]?.from ?? Infinity) <= now) index++
            const { price, reduced } = segments[index]!
            const reading = { price: String(price), reduced }
            log = addReading(log, reading, now, times)
            const asked = now + Math.floor(random() * interval) * MINUTE
            const shown = segments.findLast(({ from }) => from <= asked)!
            const claim = findPriorPrice(
              log,
              { price: String(shown.price), reduced: shown.reduced },
              asked,
              times,
            )
            const lawful = getLawful(segments, asked, 30 * DAY)
            if (claim !== undefined) {
              claims++
              expect(lawful).toBeDefined()
              expect(Number(claim)).toBeLessThanOrEqual(lawful!)
            }
            if (outageEnd > 0) {
              // The prices of the outage are not known.
            } else if (claim !== undefined) {
              expect(Number(claim)).toBeGreaterThanOrEqual(
                getLawful(segments, asked, 31 * DAY + 3 * intervalMs)!,
              )
            } else if (shown.reduced && shown === segments[index]) {
              const first = segments
                .slice(0, index + 1)
                .findLastIndex((each) => each.price !== shown.price || each.reduced !== shown.reduced)
              // What is read for so long before the reduction must be claimed.
              expect((segments[first + 1]?.from ?? 0) - START).toBeLessThanOrEqual(31 * DAY + 3 * intervalMs)
            }
            const isOutage = count === outageAt
            const step = isOutage
              ? 2 * intervalMs + (1 + Math.floor(random() * 60 * 24 * 60)) * MINUTE
              : intervalMs
            now += isOutage
              ? Math.max(step, 37 * HOUR)
              : Math.max(
                  MINUTE,
                  Math.floor(random() * 4) === 0 ? Math.floor(random() * interval) * MINUTE : step,
                )
            if (isOutage) outageEnd = now
          }
        }),
        randomRuns(count),
      )
      expect(claims).toBeGreaterThan(10 * runs(100))
    },
  )
})
