import { Description } from 'storefront-react'
import { createSampleCatalog } from 'storefront-mock'

const { products } = createSampleCatalog({ size: 1 })

export default function Paragraphs() {
  return <Description text={products[0]?.description ?? ''} />
}
