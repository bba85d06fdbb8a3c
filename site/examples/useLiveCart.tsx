import { Price } from 'storefront-react'
import { useLiveCart } from 'storefront-react/cart'

export function Summary() {
  const { lines, subtotal, isFetching } = useLiveCart()
  return (
    <p>
      {lines.length} lines, <Price.Root amount={subtotal} /> {isFetching && '…'}
    </p>
  )
}
