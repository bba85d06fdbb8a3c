import { VariantPicker, type VariantPickerProduct } from 'storefront-react'
import { useVariantUrl } from 'storefront-react/url'

export function Picker({ product }: { product: VariantPickerProduct }) {
  const url = useVariantUrl(product, { defaultVariant: 'firstAvailable' })
  return <VariantPicker.Root product={product} {...url} />
}
