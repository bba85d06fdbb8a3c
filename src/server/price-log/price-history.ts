import { isObject } from '../../core/is-object.js'
import { isAmount } from '../../core/money/amount.js'
import { compareAmounts } from '../../core/money/compare-amounts.js'

/** One price of a variant, from the first to the last reading that found it. */
export interface PriceEntry {
  /** Decimal amount in a string. */
  readonly price: string
  /** Whether the shop announced a reduction: a `compareAtPrice` above the price. */
  readonly reduced: boolean
  /** First reading, in milliseconds since 1970. */
  readonly since: number
  /** Last reading, in milliseconds since 1970. */
  readonly until: number
}

/** The prices of one variant, the oldest first. */
export type PriceHistory = readonly PriceEntry[]

/** What a reading finds. */
export type PriceReading = Pick<PriceEntry, 'price' | 'reduced'>

export interface PriceLogTimes {
  readonly intervalMs: number
  /** Longer gaps between two readings can hide a price. */
  readonly maxGapMs: number
}

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

/** 30 days and the one that has begun, the hour at the end of summer time, and that a reading finds a reduction late. */
const getPeriod = ({ intervalMs }: PriceLogTimes) => 31 * DAY + HOUR + intervalMs

export const getTimes = (intervalMs: number): PriceLogTimes => ({
  intervalMs,
  maxGapMs: Math.min(2 * intervalMs, 36 * HOUR),
})

const isSame = (a: PriceReading, b: PriceReading) =>
  a.reduced === b.reduced && compareAmounts(a.price, b.price) === 0

/** Index of the first entry of the present reduction, which is one price with an announcement; -1 without a reduction. */
function findReduction(history: PriceHistory): number {
  const current = history.at(-1)
  if (!current?.reduced) return -1
  return history.findLastIndex((entry) => !isSame(entry, current)) + 1
}

/** Adds a reading, and drops the entries that no prior price can need any more. */
export function addReading(
  history: PriceHistory,
  reading: PriceReading,
  now: number,
  times: PriceLogTimes,
): PriceHistory {
  const last = history.at(-1)
  // A clock that was set back may not turn the order around.
  const at = Math.max(now, last?.until ?? now)
  const continues = last && isSame(last, reading) && at - last.until <= times.maxGapMs
  const next = continues
    ? [...history.slice(0, -1), { ...last, until: at }]
    : [...history, { price: reading.price, reduced: reading.reduced, since: at, until: at }]
  const start = (next[findReduction(next)]?.since ?? at) - getPeriod(times)
  // The entry that covers the start is needed.
  return next.slice(
    Math.max(
      0,
      next.findLastIndex(({ since }) => since <= start),
    ),
  )
}

/** The lowest price of the 30 days before the present reduction; `undefined` if the log does not know them all. */
export function findPriorPrice(
  history: PriceHistory,
  reading: PriceReading,
  now: number,
  times: PriceLogTimes,
): string | undefined {
  const last = history.at(-1)
  // The page can show a price that no reading has found yet.
  if (!last || !reading.reduced || !isSame(last, reading)) return
  const first = findReduction(history)
  const start = (history[first]?.since ?? now) - getPeriod(times)
  const isCovered = history.some(({ since }) => since <= start)
  const hasGap = history.some(({ until }, index) => {
    const next = history[index + 1]?.since ?? now
    return next > start && next - until > times.maxGapMs
  })
  if (!isCovered || hasGap) return
  return history
    .slice(0, first)
    .filter((_, index) => (history[index + 1]?.since ?? now) > start)
    .map(({ price }) => price)
    .sort(compareAmounts)[0]
}

/** Nothing that a storage returns can be trusted: what cannot be read is no price, so nothing is claimed. */
export function parseHistory(value: unknown): PriceHistory {
  if (!Array.isArray(value) || !value.every(isEntry)) return []
  const isInOrder = value.every(
    ({ since, until }, index) => since <= until && (value[index - 1]?.until ?? since) <= since,
  )
  return isInOrder ? value : []
}

function isEntry(value: unknown): value is PriceEntry {
  return (
    isObject(value) &&
    isAmount(value.price) &&
    typeof value.reduced === 'boolean' &&
    Number.isFinite(value.since) &&
    Number.isFinite(value.until)
  )
}
