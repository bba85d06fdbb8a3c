import { compareAmounts } from 'storefront-react/core'
import { isAmount, isJsonObject } from 'storefront-react/internal'

import type { RawItem } from './list-page.js'

type Key = string | number | undefined
type Compare = (a: string | number, b: string | number) => number
type ReadKey = (item: RawItem) => Key

export type Direction = 'asc' | 'desc'

/** How a list is ordered: `keys` are the values of its items. */
export interface Ordering {
  readonly direction: Direction
  readonly keys: readonly Key[]
  /** Prices compared as text: `"100"` before `"20"`. */
  readonly asText: boolean
}

const byCodeUnit: Compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0)
const lowered: Compare = (a, b) => byCodeUnit(String(a).toLowerCase(), String(b).toLowerCase())
const collate = (options: Intl.CollatorOptions): Compare => {
  const { compare } = new Intl.Collator('en', options)
  return (a, b) => compare(String(a), String(b))
}

/** Databases order text in all of these ways. */
const textOrders: readonly Compare[] = [
  byCodeUnit,
  lowered,
  collate({}),
  collate({ sensitivity: 'base' }),
  collate({ numeric: true }),
  collate({ ignorePunctuation: true }),
]

function pricesOf(item: RawItem, isCounted: (variant: RawItem) => boolean = () => true): string[] {
  const variants = Array.isArray(item['variants']) ? item['variants'].filter(isJsonObject) : []
  const prices = (item['variants'] === undefined ? [item] : variants.filter(isCounted)).map(({ price }) =>
    typeof price === 'number' ? String(price) : price,
  )
  return prices.filter(isAmount)
}

const inStock = ({ stockQuantity }: RawItem) => typeof stockQuantity === 'number' && stockQuantity > 0

const priceReaders: readonly ReadKey[] = [
  (item) => pricesOf(item).toSorted(compareAmounts)[0],
  (item) => pricesOf(item).toSorted(compareAmounts).at(-1),
  (item) => pricesOf(item)[0],
  (item) => pricesOf(item, inStock).toSorted(compareAmounts)[0],
]

const toCamel = (name: string) =>
  name.replaceAll(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase())
const toSnake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** A server may sort by `created_at` and name the field `createdAt`. */
const valueOf = (item: RawItem, field: string) => item[field] ?? item[toCamel(field)] ?? item[toSnake(field)]

const readField =
  (field: string): ReadKey =>
  (item) => {
    const value = valueOf(item, field)
    if (typeof value === 'boolean') return Number(value)
    return typeof value === 'number' || (typeof value === 'string' && value !== '') ? value : undefined
  }

const readDate =
  (field: string): ReadKey =>
  (item) => {
    const time = Date.parse(String(valueOf(item, field)))
    return Number.isNaN(time) ? undefined : time
  }

interface Rule {
  readonly read: ReadKey
  readonly compare: Compare
  readonly asText?: boolean
}

function rulesOf(field: string): Rule[] {
  if (/price/i.test(field)) {
    const numeric = priceReaders.map((read): Rule => ({
      read,
      compare: (a, b) => compareAmounts(String(a), String(b)),
    }))
    return [...numeric, ...priceReaders.map((read): Rule => ({ read, compare: byCodeUnit, asText: true }))]
  }
  const text = textOrders.map((compare): Rule => ({ read: readField(field), compare }))
  return /at$|date/i.test(field) ? [{ read: readDate(field), compare: byCodeUnit }, ...text] : text
}

function isMonotone(keys: readonly Key[], compare: Compare, direction: Direction): boolean {
  let last: Key
  for (const key of keys) {
    // Items without a value can be at either end.
    if (key === undefined) continue
    if (last !== undefined && (direction === 'asc' ? compare(last, key) > 0 : compare(last, key) < 0)) {
      return false
    }
    last = key
  }
  return true
}

/** The value that a list is sorted by, read in the most common way. */
export function keysOf(field: string, items: readonly RawItem[]): readonly Key[] {
  const [{ read } = { read: () => undefined }] = rulesOf(field)
  return items.map((item) => read(item))
}

export const countDistinct = (keys: readonly Key[]): number =>
  new Set(keys.filter((key) => key !== undefined)).size

/** Returns `undefined` if the items are not in the order of this field. */
export function findOrdering(
  field: string,
  items: readonly RawItem[],
  directions: readonly Direction[] = ['asc', 'desc'],
): Ordering | undefined {
  for (const { read, compare, asText = false } of rulesOf(field)) {
    const keys = items.map((item) => read(item))
    for (const direction of directions) {
      if (isMonotone(keys, compare, direction)) return { direction, keys, asText }
    }
  }
  return undefined
}
