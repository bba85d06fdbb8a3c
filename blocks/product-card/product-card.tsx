'use client'
import { useId, type ReactNode } from 'react'
import {
  compareAmounts,
  getAvailability,
  getDiscount,
  Price,
  ProductImage,
  ProductList,
  useStorefront,
  type Product,
  type StoreRules,
  type Variant,
} from 'storefront-react'

import { getMeasure } from '../shop-ui/get-measure'
import { ProductLink } from '../shop-ui/shop-link'
import { useShopTexts } from '../shop-ui/shop-texts'

/** What a card shows of a variant. `attributes` and `image` are shown for a `variantId` only. */
type CardVariant = Pick<Variant, 'price' | 'compareAtPrice'> &
  Partial<Variant> & {
    /** Search results have this field in place of the stock. */
    readonly available?: boolean
  }

/** A product of the store, a result of a search, or a list item that has only these fields, see `pickFields`. */
export interface CardProduct extends Pick<Product, 'id' | 'name' | 'slug' | 'images'> {
  readonly variants: readonly CardVariant[]
}

export interface ProductCardProps {
  readonly product: CardProduct
  /** Replaces the name, for example with the matches of a search. */
  readonly title?: ReactNode
  /** Shows and links this variant, for example the red one in a search for "red". */
  readonly variantId?: string | undefined
  /** On the picture, for example a button that saves the product. */
  readonly children?: ReactNode
}

export function ProductCard({ product, title, variantId, children }: ProductCardProps) {
  const nameId = useId()
  const texts = useShopTexts()
  const rules = useStorefront()
  // A list item may have variants without ids.
  const variant = product.variants.find(({ id }) => id !== undefined && id === variantId)
  const badge = getBadge(product, rules)
  return (
    <ProductList.Item
      className="group relative min-w-0 scroll-my-6"
      // Only an article needs a name: a screen reader would read that of a list item, and then its link's.
      render={(props, { feed }) =>
        feed ? <article {...props} aria-labelledby={nameId} /> : <li {...props} />
      }
    >
      <div className="relative aspect-square overflow-hidden rounded-lg bg-muted">
        <ProductImage
          className="size-full object-cover transition-transform duration-300 group-hover:scale-105 motion-reduce:transition-none"
          product={product}
          variant={variant}
          alt=""
          sizes="(min-width: 64rem) 20rem, (min-width: 48rem) 33vw, 50vw"
        />
        {badge && (
          <span className="absolute start-3 top-3 rounded-full bg-background px-2.5 py-0.5 text-xs font-medium text-foreground">
            {texts[badge]}
          </span>
        )}
      </div>
      <h3 id={nameId} className="mt-3 line-clamp-3 text-sm font-medium wrap-anywhere">
        {/* The link covers the card; its name is that of the product only. */}
        <ProductLink
          slug={product.slug}
          variantId={variant?.id}
          className="outline-none group-hover:underline after:absolute after:inset-0 after:rounded-lg after:outline-ring focus-visible:after:outline-2 focus-visible:after:outline-offset-2"
        >
          {title ?? (product.name || product.slug)}
        </ProductLink>
      </h3>
      <Price.Root
        className="mt-1 block text-sm text-muted-foreground tabular-nums"
        product={product}
        variant={variant}
        display="from"
      >
        <Price.Current className="data-sale:font-medium data-sale:text-destructive" /> <Price.Original />{' '}
        <Price.Prior className="block text-xs" />
        <Price.Unit className="block text-xs" {...getMeasure(getCheapest(product))} />
      </Price.Root>
      {children}
    </ProductList.Item>
  )
}

/** Declared outside of the component, so that adding a page renders the new cards only. */
export const renderProductCard = (product: CardProduct) => <ProductCard product={product} />

/** The card shows its price. */
const getCheapest = ({ variants }: CardProduct) =>
  [...variants].sort((a, b) => compareAmounts(a.price, b.price))[0]

function getBadge(product: CardProduct, rules: StoreRules): 'soldOut' | 'sale' | undefined {
  const { variants } = product
  const isAvailable = createSaleRule(product, rules)
  if (variants.length > 0 && !variants.some((variant) => isAvailable(variant))) return 'soldOut'
  const isOnSale = variants.some((variant) => getDiscount(variant, { rules, product }))
  return isOnSale ? 'sale' : undefined
}

/**
 * Of the store's rules, the one that reads the product only: a variant of a card has fewer fields than the other rule may read.
 * Without a quantity, the status decides; without both, the product page tells.
 */
function createSaleRule(product: CardProduct, { isProductForSale }: StoreRules) {
  return ({ available, stockStatus = '', stockQuantity = 1 }: CardVariant) =>
    available ??
    getAvailability({ stockStatus, stockQuantity }, { product, rules: { isProductForSale } }) !== 'outOfStock'
}
