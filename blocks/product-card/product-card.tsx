'use client'
import { useId } from 'react'
import { Price, PriceCurrent, PriceOriginal, ProductImage, ProductList } from 'storefront-react'
import { getDiscount, isVariantAvailable, type Variant } from 'storefront-react/core'
import type { SearchItem } from 'storefront-react/search'

import { ProductLink } from '../shop-ui/shop-link'

/** A product of the store, or a result of a search. */
export interface ProductCardProps {
  readonly product: SearchItem
}

export function ProductCard({ product }: ProductCardProps) {
  const nameId = useId()
  const badge = getBadge(product)
  return (
    <ProductList.Item className="group relative min-w-0" aria-labelledby={nameId}>
      <div className="relative aspect-square overflow-hidden rounded-lg bg-muted">
        <ProductImage
          className="size-full object-cover transition-transform duration-300 group-hover:scale-105 motion-reduce:transition-none"
          product={product}
          alt=""
          sizes="(min-width: 64rem) 20rem, (min-width: 48rem) 33vw, 50vw"
        />
        {badge && (
          <span className="absolute start-3 top-3 rounded-full bg-background px-2.5 py-0.5 text-xs font-medium text-foreground">
            {badge}
          </span>
        )}
      </div>
      <h3 id={nameId} className="mt-3 text-sm font-medium wrap-anywhere">
        {/* The link covers the card; its name is that of the product only. */}
        <ProductLink
          slug={product.slug}
          className="outline-none group-hover:underline after:absolute after:inset-0 after:rounded-lg after:outline-ring focus-visible:after:outline-2 focus-visible:after:outline-offset-2"
        >
          {product.name}
        </ProductLink>
      </h3>
      <Price
        className="mt-1 block text-sm text-muted-foreground tabular-nums"
        product={product}
        display="from"
      >
        <PriceCurrent className="data-sale:font-medium data-sale:text-destructive" /> <PriceOriginal />
      </Price>
    </ProductList.Item>
  )
}

/** Declared outside of the component, so that adding a page renders the new cards only. */
export const renderProductCard = (product: SearchItem) => <ProductCard product={product} />

function getBadge({ variants }: SearchItem): string | undefined {
  if (variants.length > 0 && !variants.some(isAvailable)) return 'Sold out'
  return variants.some((variant) => getDiscount(variant)) ? 'Sale' : undefined
}

type CardVariant = SearchItem['variants'][number] &
  Partial<Pick<Variant, 'stockQuantity' | 'stockStatus'>> & { readonly available?: boolean }

/** A variant in a search result has `available`; a variant of the store has its stock. */
function isAvailable({ available, stockQuantity = 1, stockStatus = '' }: CardVariant): boolean {
  return available ?? isVariantAvailable({ stockQuantity, stockStatus })
}
