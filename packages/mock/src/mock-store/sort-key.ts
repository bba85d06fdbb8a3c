import type { Entity } from './entity.js'

export type SortKey = string | number

const DECIMAL = /^(?=-?\d)(-?)0*(\d*)(?:\.(\d*?)0*)?$/

/** Comparing two keys as strings compares the decimals exactly. `''` if the text is not a decimal. */
export function decimalSortKey(amount: string): string {
  const [, sign, integer = '', fraction = ''] = DECIMAL.exec(amount) ?? []
  if (sign === undefined) return ''
  if (integer === '' && fraction === '') return '1'
  const magnitude = prefixOfLength(integer.length) + integer + fraction
  if (sign === '') return `2${magnitude}`
  // Negative numbers sort in reverse, so complement each digit. The suffix sorts -1.5 before -1.
  const complement = Array.from(magnitude, (unit) => String.fromCharCode(0xffff - unit.charCodeAt(0)))
  return `0${complement.join('')}\uffff`
}

/** Sorts a number with more digits behind one with fewer: one character for each length, above those of digits. */
const prefixOfLength = (digits: number) => String.fromCharCode(0x100 + digits)

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

/** Text is sorted by code unit, because the order of `Intl.Collator` depends on the machine's ICU data. */
export function sortKeyOf(item: Entity, field: string): SortKey {
  return field === 'price' ? lowestPrice(item) : fieldValue(item, field)
}

export function compareSortKeys(a: SortKey, b: SortKey): number {
  if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1
  return a < b ? -1 : a > b ? 1 : 0
}
