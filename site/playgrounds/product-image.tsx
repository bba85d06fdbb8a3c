import { ProductImage } from 'storefront-react'
import { createSampleCatalog } from 'storefront-mock'

const { products } = createSampleCatalog({ size: 3 })

export default function Images() {
  return (
    <p className="row">
      {products.map((product) => (
        <ProductImage
          key={product.id}
          product={product}
          width={96}
          aspectRatio={1}
        />
      ))}
    </p>
  )
}
