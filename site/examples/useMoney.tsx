import { useMoney } from 'storefront-react'

export function FreeShipping({ from }: { from: string }) {
  const { format } = useMoney()
  return <p>Free shipping from {format(from)}</p>
}
