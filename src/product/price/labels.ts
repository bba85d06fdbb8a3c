import type { Labels } from '../../core/labels/labels.js'

/** The texts of the default parts. Those of the other parts are apart, so that only a shop with these parts ships them. */
export const defaultLabels = {
  current: 'Sale price',
  original: 'Original price',
  from: ({ price }) => `From ${price}`,
  discount: ({ percent }) => `${percent}% off`,
} satisfies Partial<Labels['price']>

export const defaultPriorLabels = {
  prior: ({ price }) => `Lowest price in the 30 days before the reduction: ${price}`,
} satisfies Partial<Labels['price']>

export const defaultUnitLabels = {
  unitPrice: 'Unit price',
  perUnit: ({ price, unit }) => `${price}/${unit}`,
  items: ({ count }) => (count === 1 ? 'item' : `${count} items`),
} satisfies Partial<Labels['price']>
