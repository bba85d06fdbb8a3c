import { firstOf, type Row } from './row.js'

/** Whether the sale price of a row is today's. `sale_price_effective_date` is `2026-11-24T00:00-0800/2026-12-01T00:00-0800`. */
export function isSaleOn(row: Row, now: number): boolean {
  const range = firstOf(row, 'sale_price_effective_date')
  if (range === '') return true
  const [start, end] = range
    .split('/')
    .map((date) => Date.parse(date.trim().replace(/([+-]\d\d)(\d\d)$/, '$1:$2')))
  if (start === undefined || end === undefined || Number.isNaN(start) || Number.isNaN(end)) return false
  return start <= now && now <= end
}
