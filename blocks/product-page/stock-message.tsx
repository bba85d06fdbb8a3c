'use client'
import { getStockText, useStorefront, useVariantStock, type Product, type Variant } from 'storefront-react'

export interface StockMessageProps {
  /** One that is not for sale is sold out. */
  readonly product: Product
  readonly variant: Variant | null
}

export function StockMessage({ product, variant }: StockMessageProps) {
  const { labels } = useStorefront()
  const stock = useVariantStock(variant, { product })
  const isScarce = stock?.level === 'low' || stock?.level === 'soldOut'
  return (
    <p className={`text-sm ${isScarce ? 'text-destructive' : 'text-muted-foreground'}`}>
      {getStockText(stock, labels)}
    </p>
  )
}
