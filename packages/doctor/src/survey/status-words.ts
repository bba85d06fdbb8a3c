import { isProductForSale, isVariantAvailable } from 'storefront-react/core'
import { isJsonObject } from 'storefront-react/internal'

import { shorten } from '../session/reply.js'
import type { DoctorFacts } from '../report.js'
import type { RawItem } from './list-page.js'

const MAX_WORDS = 12

function listWords(values: readonly unknown[], effectOf: (word: string) => string): readonly string[] {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1)
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MAX_WORDS)
    .map(([word, count]) => `${shorten(word, 40)} (${count}): ${effectOf(word)}`)
}

function effectOfStock(stockStatus: string): string {
  if (isVariantAvailable({ stockStatus, stockQuantity: 0 })) return 'for sale without stock'
  return isVariantAvailable({ stockStatus, stockQuantity: 1 }) ? 'the quantity decides' : 'sold out'
}

/** The statuses that a store writes, and what the package makes of each without a rule of the shop. */
export function readStatusWords(items: readonly RawItem[]): DoctorFacts['statuses'] {
  const variants = items.flatMap(({ variants: list }) =>
    Array.isArray(list) ? list.filter(isJsonObject) : [],
  )
  return {
    product: listWords(
      items.map((item) => item['status']),
      (status) => (isProductForSale({ status }) ? 'for sale' : 'not for sale'),
    ),
    variant: listWords(
      variants.map((variant) => variant['stockStatus']),
      effectOfStock,
    ),
  }
}
