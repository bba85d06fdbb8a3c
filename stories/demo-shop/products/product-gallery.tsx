import { useState } from 'react'

import { getProductImages, getVariantSelection, type Product, type Variant } from '../../../src/core/index.js'
import { ProductImage, type UseVariantPickerResult } from '../../../src/index.js'

interface ProductGalleryProps {
  readonly product: Product
  readonly picker: UseVariantPickerResult<Product>
}

/** Shows the chosen variant. A click on an image of another variant chooses that variant. */
export function ProductGallery({ product, picker }: ProductGalleryProps) {
  const { variant } = picker
  const images = getProductImages(product)
  const [opened, setOpened] = useState<{ src: string; variantId: string | undefined }>()
  // The opened image stays until another variant is chosen.
  const openedSrc = opened?.variantId === variant?.id ? opened?.src : undefined
  const shown =
    images.find(({ src }) => src === openedSrc) ??
    images.find(({ variants }) => variant && variants.includes(variant)) ??
    images[0]
  return (
    <div className="demo-gallery">
      <ProductImage className="demo-square" image={shown} product={product} priority />
      {images.length > 1 && (
        <ul>
          {images.map((image) => (
            <li key={image.src}>
              <button
                type="button"
                aria-current={image === shown || undefined}
                onClick={() => {
                  const next = closestVariant(image.variants, variant)
                  if (next) picker.setSelection(getVariantSelection(next))
                  setOpened({ src: image.src, variantId: (next ?? variant)?.id })
                }}
              >
                <ProductImage image={image} product={product} width={80} height={80} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The variant with most values in common; `undefined` if the image shows the chosen variant or none. */
function closestVariant(variants: readonly Variant[], chosen: Variant | null): Variant | undefined {
  if (!chosen || variants.includes(chosen)) return undefined
  const countShared = ({ attributes }: Variant) =>
    Object.entries(chosen.attributes).filter(([name, value]) => attributes[name] === value).length
  return variants.toSorted((a, b) => countShared(b) - countShared(a))[0]
}
