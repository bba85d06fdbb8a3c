import type { Decorator } from '@storybook/react-vite'
import type { ReactNode } from 'react'

import { Description, Price, ProductImage } from '../../src/index.js'
import { sampleProducts } from '../shop/sample-shop.js'
import { primaryButton } from '../../blocks/shop-ui/class-names.js'

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
    <main className="shop-page grid items-start gap-8 lg:grid-cols-2 lg:gap-14">
      <div>
        {place === 'image' ? (
          children
        ) : (
          <ProductImage
            className="w-full rounded-lg bg-muted object-cover"
            product={product}
            aspectRatio={1}
            priority
          />
        )}
      </div>
      <div className="grid gap-6">
        <div>
          <h1 className="shop-title">{product.name}</h1>
          {place === 'price' ? (
            children
          ) : (
            <Price.Root className="mt-2 block text-xl" product={product} display="from" />
          )}
        </div>
        {place === 'options' && <div className={options}>{children}</div>}
        <button type="button" className={primaryButton}>
          Add to cart
        </button>
        <section className="grid gap-3 border-t pt-6" aria-labelledby="product-details">
          <h2 id="product-details" className="font-medium">
            Details
          </h2>
          {place === 'description' ? (
            children
          ) : (
            <Description
              className="grid max-w-prose gap-3 text-muted-foreground"
              text={product.description}
            />
          )}
        </section>
      </div>
    </main>
  )
}

/** For the default markup, which has no classes. */
const options =
  '[&_fieldset]:mb-4 [&_label]:flex [&_label]:min-h-11 [&_label]:items-center [&_label]:gap-2 [&_legend]:mb-2 [&_legend]:font-medium'
