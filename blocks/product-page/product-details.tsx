'use client'
import type { ReactNode } from 'react'
import {
  Description,
  Price,
  PriceCurrent,
  PriceDiscount,
  PriceOriginal,
  useVariantPicker,
} from 'storefront-react'
import { Cart } from 'storefront-react/cart'
import type { Product, VariantSelection } from 'storefront-react/core'

import { primaryButton } from '../shop-ui/class-names'
import { VariantOptions } from '../variant-pickers/variant-options'
import { ProductGallery } from './product-gallery'
import { StockMessage } from './stock-message'

export interface ProductDetailsProps {
  readonly product: Product
  /** The selected options, for example from the URL. Default: those of the first variant that can be bought. */
  readonly selection?: VariantSelection | undefined
  /** Receives the form before hydration and without scripts, with the field `product`. See `docs/cart.md`. */
  readonly action?: string | undefined
  /** Announced below the button, for example why a form without scripts added nothing. */
  readonly message?: ReactNode
}

export function ProductDetails({ product, selection = {}, action, message }: ProductDetailsProps) {
  const picker = useVariantPicker(
    product,
    Object.keys(selection).length > 0 ? { defaultValue: selection } : { defaultVariant: 'firstAvailable' },
  )
  const { variant, status } = picker
  return (
    <article className="grid items-start gap-8 lg:grid-cols-2 lg:gap-14">
      <ProductGallery product={product} variant={variant} />
      <div className="grid gap-6 lg:sticky lg:top-24">
        <div className="grid gap-2">
          <h1 className="text-2xl font-semibold tracking-tight text-balance wrap-anywhere md:text-3xl">
            {product.name}
          </h1>
          <Price
            {...(variant ? { variant } : { product })}
            className="text-xl tabular-nums"
            data-slot="price"
          >
            <PriceCurrent className="font-medium data-sale:text-destructive" />{' '}
            <PriceOriginal className="text-base text-muted-foreground" />{' '}
            <PriceDiscount className="text-base text-destructive" />
          </Price>
        </div>
        <form className="grid gap-5" action={action} method={action && 'post'}>
          {action && <input type="hidden" name="product" value={product.slug} />}
          <VariantOptions picker={picker} />
          <StockMessage variant={variant} />
          <Cart.Add
            className={primaryButton}
            product={product}
            variant={variant}
            disabled={status === 'soldOut'}
            {...(status === 'soldOut' && { children: 'Sold out' })}
          />
          <p role="status" className="text-sm text-destructive empty:hidden">
            {message}
          </p>
        </form>
        <Description
          className="grid max-w-prose gap-3 border-t pt-6 text-muted-foreground"
          text={product.description}
        />
      </div>
    </article>
  )
}
