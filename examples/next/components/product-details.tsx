'use client'
import { Description, Price, useVariantPicker, VariantPicker } from 'storefront-react'
import { Cart } from 'storefront-react/cart'
import type { Product, VariantSelection } from 'storefront-react/core'

import { ProductGallery } from './product-gallery'
import { Stock } from './stock'

interface ProductDetailsProps {
  readonly product: Product
  /** From the URL. */
  readonly selection: VariantSelection
  /** Why a form without scripts added nothing. */
  readonly problem: string | undefined
}

export function ProductDetails({ product, selection, problem }: ProductDetailsProps) {
  const picker = useVariantPicker(
    product,
    Object.keys(selection).length ? { defaultValue: selection } : { defaultVariant: 'firstAvailable' },
  )
  const { variant } = picker
  return (
    <article className="product">
      <ProductGallery product={product} variant={variant} />
      <div className="product-facts">
        <h1>{product.name}</h1>
        {variant ? (
          <Price className="price" data-slot="price" variant={variant} />
        ) : (
          <Price className="price" data-slot="price" product={product} />
        )}
        {/* Before hydration and without scripts, the form posts what the radios say. */}
        <form className="order" action="/cart/add" method="post">
          <input type="hidden" name="product" value={product.slug} />
          <VariantPicker.Root picker={picker} name="variantId" required>
            {picker.options.map((option) => (
              <VariantPicker.Option className="option" key={option.name} name={option.name}>
                <VariantPicker.Label />
                <div className="option-values">
                  {option.values.map(({ value }) => (
                    <label className="option-value" key={value}>
                      <VariantPicker.OptionValue value={value} />
                      {value}
                    </label>
                  ))}
                </div>
              </VariantPicker.Option>
            ))}
            <VariantPicker.Status className="visually-hidden" />
          </VariantPicker.Root>
          <Stock variant={variant} />
          <Cart.Add
            className="button button-main"
            product={product}
            variant={variant}
            disabled={picker.status === 'soldOut'}
          >
            {picker.status === 'soldOut' ? 'Sold out' : 'Add to cart'}
          </Cart.Add>
          <p className="order-answer" role="status">
            {problem}
          </p>
        </form>
        <Description className="description" text={product.description} />
      </div>
    </article>
  )
}
