import type { ReactNode } from 'react'

import type { Product } from '../../src/core/index.js'
import { Price, PriceCurrent, ProductImage } from '../../src/index.js'

export function SavedCard({
  product,
  children,
}: {
  readonly product: Product
  readonly children?: ReactNode
}) {
  return (
    <li className="product-card">
      <div className="product-media">
        <ProductImage product={product} alt="" sizes="(min-width: 40rem) 20rem, 50vw" />
        {children}
      </div>
      <div>
        <p className="product-name">{product.name}</p>
        <Price className="product-price" product={product} display="from">
          <PriceCurrent />
        </Price>
      </div>
    </li>
  )
}
