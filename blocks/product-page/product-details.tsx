'use client'
import { useState, type ReactNode } from 'react'
import {
  Description,
  getVariantState,
  Price,
  useVariantPicker,
  type Product,
  type VariantSelection,
} from 'storefront-react'
import { Cart } from 'storefront-react/cart'

import { primaryButton, textButton } from '../shop-ui/class-names'
import { getMeasure } from '../shop-ui/get-measure'
import { ShopLink } from '../shop-ui/shop-link'
import { useShopTexts } from '../shop-ui/shop-texts'
import { VariantOptions } from '../variant-pickers/variant-options'
import { ProductGallery } from './product-gallery'
import { StockMessage } from './stock-message'

export interface ProductDetailsProps {
  readonly product: Product
  /** Options by name, or `{ variant: id }`: the parameters of the URL. Default: those of `defaultVariant`. */
  readonly selection?: VariantSelection | undefined
  /** Default: `'firstAvailable'`. With `null`, the shopper chooses each option. */
  readonly defaultVariant?: 'firstAvailable' | null
  /** Receives the form before hydration and without scripts, with the field `product`. See `docs/cart.md`. */
  readonly action?: string | undefined
  /** The page of the cart, which the line after an addition links. */
  readonly cartHref?: string
  /** Next to the button, for example one that saves the product. */
  readonly actions?: ReactNode
  /** Below the description, for example delivery and returns. */
  readonly children?: ReactNode
  /** Announced below the button, for example why a form without scripts added nothing. */
  readonly message?: ReactNode
}

export function ProductDetails(props: ProductDetailsProps) {
  const { product, selection = {}, action, actions, message, children } = props
  const { defaultVariant = 'firstAvailable', cartHref = '/cart' } = props
  const hasChoice = isChoice(product, selection)
  const picker = useVariantPicker(
    product,
    hasChoice ? { defaultValue: selection } : { defaultVariant: defaultVariant ?? undefined },
  )
  const { variant, status } = picker
  const isSoldOut = status === 'soldOut' || product.variants.length === 0
  const texts = useShopTexts()
  const [added, setAdded] = useState<string>()
  const nameOf = () => [product.name, ...Object.values(picker.selection)].join(', ')
  return (
    <article className="grid items-start gap-8 lg:grid-cols-2 lg:gap-14">
      <ProductGallery product={product} variant={variant} />
      <div className="grid gap-6 lg:sticky lg:top-24">
        <div className="grid gap-2">
          <h1 className="text-2xl font-semibold tracking-tight text-balance wrap-anywhere md:text-3xl">
            {product.name}
          </h1>
          <Price.Root product={product} variant={variant} className="text-xl tabular-nums" data-slot="price">
            <Price.Current className="font-medium data-sale:text-destructive" />{' '}
            <Price.Original className="text-base text-muted-foreground" />{' '}
            <Price.Discount className="text-base text-destructive" />
            <Price.Prior className="block text-sm text-muted-foreground" />
            <Price.Unit className="block text-sm text-muted-foreground" {...getMeasure(variant)} />
          </Price.Root>
        </div>
        <form className="grid gap-5" action={action} method={action && 'post'}>
          {action && <input type="hidden" name="product" value={product.slug} />}
          <VariantOptions picker={picker} />
          <StockMessage product={product} variant={variant} />
          {/* On a phone, the button stays in sight while the shopper chooses. */}
          <div className="sticky bottom-(--notice-height,0px) -mx-4 flex flex-wrap gap-2 bg-background px-4 py-3 lg:static lg:m-0 lg:p-0">
            <Cart.Add
              className={`${primaryButton} flex-1`}
              product={product}
              variant={variant}
              disabled={isSoldOut}
              onAdd={(result) => setAdded(result.added > 0 ? nameOf() : undefined)}
              {...(isSoldOut && { children: texts.soldOut })}
            />
            {actions}
            {/* No status: `Cart.Status` announces the addition. A button that is not sticky stays under the pointer. */}
            {added && (
              <p className="order-first flex w-full flex-wrap items-center justify-between gap-x-4 text-sm lg:order-none">
                <span className="min-w-0 wrap-anywhere">{texts.added(added)}</span>
                <ShopLink href={cartHref} className={textButton}>
                  {texts.viewCart}
                </ShopLink>
              </p>
            )}
          </div>
          <p role="status" className="text-sm text-destructive empty:hidden">
            {message ?? (selection['variant'] && !hasChoice && texts.variantGone)}
          </p>
        </form>
        <Description
          className="grid max-w-prose gap-3 border-t pt-6 text-muted-foreground"
          text={product.description}
        />
        {children}
      </div>
    </article>
  )
}

/** An option with one value is chosen from the start, so it does not count. */
function isChoice(product: Product, selection: VariantSelection): boolean {
  const count = (each: VariantSelection) => Object.keys(getVariantState(product, each).selection).length
  return product.variants.some(({ id }) => id === selection['variant']) || count(selection) > count({})
}
