import { memo } from 'react'

import { getImage } from '../../src/core/readers/get-image.js'
import type { Product } from '../../src/index.js'

interface ProductRowProps {
  readonly product: Product
  readonly onOpen: (id: string) => void
}

/** A row of both phones, so that they differ in nothing but the list. */
export const ProductRow = memo(function ProductRow({ product, onOpen }: ProductRowProps) {
  const [image] = product.images
  return (
    <button type="button" className="proof-row" onClick={() => onOpen(product.id)}>
      <img
        src={image === undefined ? undefined : getImage(image)?.src}
        alt=""
        width={40}
        height={40}
        loading="lazy"
      />
      <span>{product.name}</span>
    </button>
  )
})
