import type { LabelOverrides } from '../labels/labels.js'
import type { Labels } from '../labels/labels.js'
import type { VariantStock } from './get-variant-stock.js'

export const defaultStockLabels: Labels['stock'] = {
  inStock: 'In stock',
  low: ({ quantity }) => `Only ${quantity} left`,
  backorder: 'On order',
  soldOut: 'Sold out',
  unknown: 'Choose an option to see what is in stock.',
}

/**
 * Returns what a shopper reads about the stock of a variant.
 *
 * @param stock from `useVariantStock` or `getVariantStock`; `null`, which `useVariantStock` returns without a variant, asks
 * for a choice
 * @param labels of the provider; only their group `stock` is read
 * @example
 * const { labels } = useStorefront()
 * <p>{getStockText(useVariantStock(picker.variant), labels)}</p>
 */
export function getStockText(stock: VariantStock | null | undefined, labels?: LabelOverrides): string {
  const level = stock?.level ?? 'unknown'
  const text = labels?.stock?.[level] ?? defaultStockLabels[level]
  return typeof text === 'string' ? text : text({ quantity: stock?.quantity ?? 0 })
}
