import { buildVariant } from 'storefront-mock'

import type { Variant } from '../../src/core/index.js'
import { useVariantStock } from '../../src/index.js'

export interface StockProps extends Pick<Variant, 'stockQuantity' | 'stockStatus'> {
  /** The stock is low at or below this quantity. */
  readonly lowStockThreshold?: number | undefined
}

const sentences = {
  inStock: () => 'In stock',
  low: (quantity: number) => `Only ${quantity} left`,
  backorder: () => 'Ships later',
  soldOut: () => 'Sold out',
}

export function Stock({ lowStockThreshold, ...variant }: StockProps) {
  const stock = useVariantStock(buildVariant(variant), { lowStockThreshold })
  return <p role="status">{sentences[stock.level](stock.quantity)}</p>
}
