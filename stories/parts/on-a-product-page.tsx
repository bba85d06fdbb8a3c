import type { Decorator } from '@storybook/react-vite'
import type { ReactNode } from 'react'

import { Description, Price, ProductImage } from '../../src/index.js'
import { sampleProducts } from '../shop/sample-shop.js'
import '../product-page/product-page.css'

type Place = 'image' | 'price' | 'options' | 'description'

/** Shows a part at its place on a product page, because a part alone does not show how it fits. */
export const onAProductPage =
  (place: Place): Decorator =>
  (Story) => (
    <ProductPageAround place={place}>
      <Story />
    </ProductPageAround>
  )

interface ProductPageAroundProps {
  readonly place: Place
  readonly children: ReactNode
}

const product = sampleProducts[4]

function ProductPageAround({ place, children }: ProductPageAroundProps) {
  if (!product) return children
  return (
    <main className="shop-page product-page">
      <div className="product-gallery">
        {place === 'image' ? (
          children
        ) : (
          <ProductImage className="product-gallery-main" product={product} aspectRatio={1} priority />
        )}
      </div>
      <div className="product-info">
        <div>
          <h1 className="shop-title">{product.name}</h1>
          {place === 'price' ? (
            children
          ) : (
            <Price className="product-info-price" product={product} display="from" />
          )}
        </div>
        {place === 'options' && children}
        <button type="button" className="shop-button product-buy">
          Add to cart
        </button>
        <section className="product-details" aria-labelledby="product-details">
          <h2 id="product-details" className="product-details-title">
            Details
          </h2>
          {place === 'description' ? (
            children
          ) : (
            <Description className="product-description" text={product.description} />
          )}
        </section>
      </div>
    </main>
  )
}
