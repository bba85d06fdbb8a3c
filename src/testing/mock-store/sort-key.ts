import type { Entity } from '../../core/resources/define-resource.js'

/** What items are ordered by. Two keys of one field compare with `<`: by value or by code unit. */
export type SortKey = string | number

const DECIMAL = /^(?=-?\d)(-?)0*(\d*)(?:\.(\d*?)0*)?$/

/**
 * A string whose code-unit order is the numeric order of the decimal amount, exact at any length:
 * the sign, then how many integer digits there are, then the digits. `''` for what is no amount.
 */
export function decimalSortKey(amount: string): string {
  const [, sign, integer = '', fraction = ''] = DECIMAL.exec(amount) ?? []
  if (sign === undefined) return ''
  if (integer === '' && fraction === '') return '1'
  const magnitude = String.fromCharCode(0x100 + integer.length) + integer + fraction
  if (sign === '') return `2${magnitude}`
  // Negative amounts are ordered by the complement; the closing sign puts -1.5 before -1.
  const complement = Array.from(magnitude, (unit) => String.fromCharCode(0xffff - unit.charCodeAt(0)))
  return `0${complement.join('')}\uffff`
}

function lowestPrice(item: Entity): string {
  const { variants } = item as { variants?: unknown }
  if (!Array.isArray(variants)) return ''
  let lowest = ''
  for (const variant of variants as { price?: unknown }[]) {
    const price = variant?.price
    const key = typeof price === 'string' ? decimalSortKey(price) : ''
    if (key !== '' && (lowest === '' || key < lowest)) lowest = key
  }
  return lowest
}

function fieldValue(item: Entity, field: string): SortKey {
  const value = (item as unknown as Record<string, unknown>)[field]
  if (typeof value === 'string' || typeof value === 'number') return value
  return typeof value === 'boolean' ? Number(value) : ''
}

/**
 * The key of an item under a sort field. `price` is the lowest price among the variants, compared
 * exactly. Text is compared by UTF-16 code unit, which is the same on every machine (a locale's
 * collation is not). An item without the field sorts first.
 */
export function sortKeyOf(item: Entity, field: string): SortKey {
  return field === 'price' ? lowestPrice(item) : fieldValue(item, field)
}

/** Orders keys; numbers come before text where a field holds both. */
export function compareSortKeys(a: SortKey, b: SortKey): number {
  if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1
  return a < b ? -1 : a > b ? 1 : 0
}
