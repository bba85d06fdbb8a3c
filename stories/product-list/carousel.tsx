import type { Product } from '../../src/core/index.js'
import { ProductList } from '../../src/index.js'
import { Card, type DepartmentProps } from './department.js'
import './carousel.css'

const renderCard = (product: Product) => <Card product={product} isArticle={false} onChoose={undefined} />

/** A row that scrolls sideways. */
export function Carousel({ limit, title, startingAfter, restoreKey = null, labels }: DepartmentProps) {
  return (
    <ProductList.Root
      params={{ limit, startingAfter }}
      restoreKey={restoreKey}
      labels={labels}
      render={<main className="shop-page" />}
    >
      <header className="shop-header">
        <div>
          <h1 className="shop-title">{title}</h1>
          <ProductList.Status className="shop-count" render={<p />} />
        </div>
        <div className="carousel-controls">
          <ProductList.Previous className="shop-button" />
          <ProductList.Next className="shop-button" />
        </div>
      </header>
      <ProductList.Error />
      <ProductList.Items className="carousel">{renderCard}</ProductList.Items>
    </ProductList.Root>
  )
}
