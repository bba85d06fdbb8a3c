import { getProductImages, ProductGallery } from 'storefront-react'
import { createSampleCatalog } from 'storefront-mock'

const { products } = createSampleCatalog({ size: 12 })
const product = products.toSorted(
  (a, b) => b.images.length - a.images.length,
)[0]!

export default function Gallery() {
  return (
    <ProductGallery.Root product={product}>
      <ProductGallery.Image width={220} aspectRatio={1} />
      <p>
        <ProductGallery.Previous>‹</ProductGallery.Previous>{' '}
        <ProductGallery.Next>›</ProductGallery.Next>
      </p>
      <p className="row thumbnails">
        {getProductImages(product).map((image) => (
          <ProductGallery.Thumbnail key={image.src} image={image} />
        ))}
      </p>
      <ProductGallery.Status />
    </ProductGallery.Root>
  )
}
