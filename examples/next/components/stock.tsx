import { getVariantStock, type Variant } from 'storefront-react/core'

export function Stock({ variant }: { readonly variant: Variant | null }) {
  if (!variant) return <p className="stock">Choose an option to see what is in stock.</p>
  const { level, quantity } = getVariantStock(variant)
  const text = {
    inStock: 'In stock',
    low: `Only ${quantity} left`,
    backorder: 'On order',
    soldOut: 'Sold out',
  }[level]
  return (
    <p className="stock" data-level={level}>
      {text}
    </p>
  )
}
