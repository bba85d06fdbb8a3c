'use client'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { ProductList } from 'storefront-react'

import { renderProductCard, type CardProduct } from '../product-card/product-card'
import { outlineButton, productColumns } from '../shop-ui/class-names'
import { ErrorMessage } from '../shop-ui/error-message'
import { ShopLink } from '../shop-ui/shop-link'
import { useShopTexts } from '../shop-ui/shop-texts'
import { ProductGridSkeleton } from './product-grid-skeleton'

export type ProductGridProps = ProductList.RootProps & {
  /** Above the products. Without a title, only screen readers announce the heading. */
  readonly title?: string
  /** Replaces the number of products; `null` removes it. */
  readonly status?: ReactNode
  /** At the end of the row above the products, for example a `SortSelect`. */
  readonly controls?: ReactNode
  /** Shown if there are no products. */
  readonly empty?: ReactNode
  /** A card of your own. Declare it outside of the component, so that adding a page renders the new cards only. */
  readonly renderItem?: (product: CardProduct) => ReactNode
}

/** `paging={autoPaging}` loads pages near the viewport, and `getPageHref` makes the buttons links. */
export function ProductGrid({
  title,
  status,
  controls,
  empty,
  renderItem = renderProductCard,
  ...props
}: ProductGridProps) {
  const titleId = useId()
  const texts = useShopTexts()
  const renderControl = props.getPageHref && renderLink
  return (
    <ProductList.Root {...props} className="grid gap-6">
      <h2 id={titleId} className={title ? 'text-xl font-semibold tracking-tight' : 'sr-only'}>
        {title ?? texts.products}
      </h2>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 empty:hidden">
        {status === undefined ? (
          <ProductList.Status className="text-sm text-muted-foreground tabular-nums" />
        ) : (
          status
        )}
        {controls}
      </div>
      <ProductList.Previous className={`${outlineButton} justify-self-center`} render={renderControl} />
      <ProductList.Pending>
        <ProductGridSkeleton />
      </ProductList.Pending>
      <ProductList.Items className={productColumns} aria-labelledby={titleId}>
        {renderItem}
      </ProductList.Items>
      <ProductList.Empty className="grid justify-items-center gap-4 rounded-lg border px-6 py-16 text-center">
        {empty ?? texts.noProducts}
      </ProductList.Empty>
      <ProductList.Error>
        {({ error, retry, isRetrying }) => (
          <ErrorMessage error={error} onRetry={retry} isRetrying={isRetrying} />
        )}
      </ProductList.Error>
      <ProductList.Next className={`${outlineButton} justify-self-center`} render={renderControl} />
    </ProductList.Root>
  )
}

const renderLink = ({ href = '', ...props }: ComponentProps<'a'>) => <ShopLink {...props} href={href} />
