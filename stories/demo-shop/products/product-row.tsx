import { useId, type ReactNode } from 'react'

import type { Product } from '../../../src/core/index.js'
import { CardSkeletons } from './card-skeletons.js'
import { ProductCard } from './product-card.js'

interface ProductRowProps {
  readonly title: string
  /** `undefined` while they load. */
  readonly products: readonly Product[] | undefined
  /** A link to all products. */
  readonly more?: ReactNode
}

const COUNT = 4

/** A heading and one row of products. */
export function ProductRow({ title, products, more }: ProductRowProps) {
  const titleId = useId()
  if (products?.length === 0) return null
  return (
    <section className="demo-section" aria-labelledby={titleId}>
      <header className="demo-row demo-between">
        <h2 id={titleId}>{title}</h2>
        {more}
      </header>
      {products ? (
        <ul className="demo-grid">
          {products.slice(0, COUNT).map((product) => (
            <li key={product.id}>
              <ProductCard product={product} />
            </li>
          ))}
        </ul>
      ) : (
        <div className="demo-grid">
          <CardSkeletons count={COUNT} />
        </div>
      )}
    </section>
  )
}
