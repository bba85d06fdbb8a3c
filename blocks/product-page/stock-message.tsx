'use client'
import { useVariantStock } from 'storefront-react'
import type { Variant } from 'storefront-react/core'

export function StockMessage({ variant }: { readonly variant: Variant | null }) {
  const stock = useVariantStock(variant)
  if (!stock)
    return <p className="text-sm text-muted-foreground">Choose an option to see what is in stock.</p>
  const text = {
    inStock: 'In stock',
    low: `Only ${stock.quantity} left`,
    backorder: 'On order',
    soldOut: 'Sold out',
  }[stock.level]
  const isScarce = stock.level === 'low' || stock.level === 'soldOut'
  return <p className={`text-sm ${isScarce ? 'text-destructive' : 'text-muted-foreground'}`}>{text}</p>
}
