import { useState } from 'react'
import { ProductImage } from 'storefront-react'
import { getProductImages, type Product, type Variant } from 'storefront-react/core'

interface ProductGalleryProps {
  readonly product: Product
  /** Its image is shown until the shopper selects another one. */
  readonly variant: Variant | null
}

export function ProductGallery({ product, variant }: ProductGalleryProps) {
  const images = getProductImages(product)
  const [looked, setLooked] = useState<{ readonly at: string; readonly with: Variant | null }>()
  const ofVariant = images.find((image) => image.variants.some(({ id }) => id === variant?.id))
  const lookedAt = looked?.with === variant ? images.find(({ src }) => src === looked.at) : undefined
  const shown = lookedAt ?? ofVariant ?? images[0]
  return (
    <div>
      <div className="picture">
        <ProductImage image={shown} product={product} priority sizes="(min-width: 52rem) 45rem, 100vw" />
      </div>
      {images.length > 1 && (
        <ul className="thumbnails" aria-label="Pictures">
          {images.map((image) => (
            <li key={image.src}>
              <button
                type="button"
                aria-current={image === shown}
                onClick={() => setLooked({ at: image.src, with: variant })}
              >
                <ProductImage image={image} product={product} width={72} height={72} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
