'use client'
import { useState } from 'react'
import { ProductImage } from 'storefront-react'
import { getProductImages, type Product, type Variant } from 'storefront-react/core'

export interface ProductGalleryProps {
  readonly product: Product
  /** Its image is shown until the shopper chooses another one. */
  readonly variant: Variant | null
}

export function ProductGallery({ product, variant }: ProductGalleryProps) {
  const images = getProductImages(product)
  const [chosen, setChosen] = useState<{ readonly src: string; readonly variant: Variant | null }>()
  const ofVariant = images.find((image) => image.variants.some(({ id }) => id === variant?.id))
  const ofShopper =
    chosen && chosen.variant === variant ? images.find(({ src }) => src === chosen.src) : undefined
  const shown = ofShopper ?? ofVariant ?? images[0]
  return (
    <div className="grid gap-3">
      <div className="aspect-square overflow-hidden rounded-lg bg-muted">
        <ProductImage
          className="size-full object-cover"
          image={shown}
          product={product}
          priority
          sizes="(min-width: 64rem) 40rem, 100vw"
        />
      </div>
      {images.length > 1 && (
        <ul className="flex flex-wrap gap-3" aria-label="Pictures">
          {images.map((image) => (
            <li key={image.src}>
              <button
                type="button"
                className="block cursor-pointer overflow-hidden rounded-md border-2 border-transparent outline-ring focus-visible:outline-2 focus-visible:outline-offset-2 aria-current:border-foreground"
                aria-current={image === shown}
                onClick={() => setChosen({ src: image.src, variant })}
              >
                <ProductImage
                  className="size-18 bg-muted object-cover"
                  image={image}
                  product={product}
                  width={72}
                  height={72}
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
