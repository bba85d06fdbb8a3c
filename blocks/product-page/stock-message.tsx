'use client'
import { getStockText, useStorefront, useVariantStock, type Variant } from 'storefront-react'

export function StockMessage({ variant }: { readonly variant: Variant | null }) {
  const { labels } = useStorefront()
  const stock = useVariantStock(variant)
  const isScarce = stock?.level === 'low' || stock?.level === 'soldOut'
  return (
    <p className={`text-sm ${isScarce ? 'text-destructive' : 'text-muted-foreground'}`}>
      {getStockText(stock, labels)}
    </p>
  )
}
