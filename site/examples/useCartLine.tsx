import { useCartLine } from 'storefront-react/cart'

export const LineQuantity = ({ lineId }: { lineId: string }) => (
  <>{useCartLine(lineId)?.quantity ?? 0}</>
)
