'use client'
import { useVariantStock, type Variant } from 'storefront-react'

import { useShopTexts } from '../shop-ui/shop-texts'

export function StockMessage({ variant }: { readonly variant: Variant | null }) {
  const stock = useVariantStock(variant)
  const texts = useShopTexts()
  if (!stock) return <p className="text-sm text-muted-foreground">{texts.stockUnknown}</p>
  const text = {
    inStock: texts.inStock,
    low: texts.lowStock(stock.quantity),
    backorder: texts.backorder,
    soldOut: texts.soldOut,
  }[stock.level]
  const isScarce = stock.level === 'low' || stock.level === 'soldOut'
  return <p className={`text-sm ${isScarce ? 'text-destructive' : 'text-muted-foreground'}`}>{text}</p>
}
