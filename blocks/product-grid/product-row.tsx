'use client'
import { Fragment, useId, type ReactNode } from 'react'

import { renderProductCard, type CardProduct } from '../product-card/product-card'
import { productColumns } from '../shop-ui/class-names'
import { ProductGridSkeleton } from './product-grid-skeleton'

export interface ProductRowProps<Item extends CardProduct> {
  readonly title: string
  /** `undefined` while they load. */
  readonly products: readonly Item[] | undefined
  /** At the end of the heading, for example a link to all products. */
  readonly more?: ReactNode
  readonly renderItem?: (product: CardProduct) => ReactNode
}

const COUNT = 4

/** A heading and one row of products, for example of a collection or of the products viewed before. */
export function ProductRow<Item extends CardProduct>(props: ProductRowProps<Item>) {
  const { title, products, more, renderItem = renderProductCard } = props
  const titleId = useId()
  if (products?.length === 0) return null
  return (
    <section className="grid gap-6" aria-labelledby={titleId}>
      <div className="flex items-center justify-between gap-4">
        <h2 id={titleId} className="text-xl font-semibold tracking-tight">
          {title}
        </h2>
        {more}
      </div>
      {products ? (
        <ul className={`${productColumns} md:max-lg:[&>:nth-child(4)]:hidden`}>
          {products.slice(0, COUNT).map((product) => (
            <Fragment key={product.id}>{renderItem(product)}</Fragment>
          ))}
        </ul>
      ) : (
        <ProductGridSkeleton count={COUNT} />
      )}
    </section>
  )
}
