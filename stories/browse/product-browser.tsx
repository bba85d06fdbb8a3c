import { Fragment, useState } from 'react'

import { renderProductCard } from '../../blocks/product-card/product-card.js'
import { ProductGridSkeleton } from '../../blocks/product-grid/product-grid-skeleton.js'
import { outlineButton, productColumns } from '../../blocks/shop-ui/class-names.js'
import { productSorts, SortSelect } from '../../blocks/sort-and-facets/sort-select.js'
import { isStorefrontError } from '../../src/core/index.js'
import { useProducts } from '../../src/index.js'

export interface ProductBrowserProps {
  readonly limit: number
  /** Opens after this product, as a shared link does. */
  readonly startingAfter?: string | undefined
}

interface View {
  readonly sorting: {
    readonly sort?: 'createdAt' | 'name' | 'price' | undefined
    readonly order?: 'asc' | 'desc' | undefined
  }
  readonly cursor: string | undefined
}

export function ProductBrowser({ limit, startingAfter }: ProductBrowserProps) {
  const [{ sorting, cursor }, setView] = useState<View>({
    sorting: { sort: 'createdAt', order: 'desc' },
    cursor: startingAfter,
  })
  const products = useProducts({ ...sorting, limit, startingAfter: cursor })
  const { items = [], totalCount } = products.data ?? {}
  const isBusy = products.isFetching

  return (
    <main className="shop-page">
      <header className="shop-header">
        <div>
          <h1 className="shop-title">All products</h1>
          <p className="shop-count" role="status">
            <bdi>
              {products.isPending
                ? 'Loading products'
                : products.data && `${items.length} of ${totalCount ?? 'many'} products`}
            </bdi>
          </p>
        </div>
        {/* The cursor has other neighbours in the new order, so start at the first page. */}
        <SortSelect
          options={productSorts}
          value={sorting}
          onChange={({ sort, order }) => setView({ sorting: { sort, order }, cursor: undefined })}
        />
      </header>

      {cursor !== undefined && products.data && (
        <PageButton
          isMore={products.hasPreviousPage}
          isBusy={isBusy}
          onClick={() => products.fetchPreviousPage()}
          label="Previous products"
          endLabel="The list begins here"
        />
      )}
      {products.isPending && <ProductGridSkeleton count={Math.min(limit, 12)} />}
      <h2 className="sr-only">Products</h2>
      {items.length > 0 && (
        <ul className={productColumns} aria-label="Products">
          {items.map((product) => (
            <Fragment key={product.id}>{renderProductCard(product)}</Fragment>
          ))}
        </ul>
      )}
      {products.isError && <LoadError error={products.error} onRetry={() => void products.refetch()} />}
      {products.data && (
        <PageButton
          isMore={products.hasNextPage}
          isBusy={isBusy}
          onClick={() => products.fetchNextPage()}
          label="Next products"
          endLabel="That is everything"
        />
      )}
    </main>
  )
}

interface PageButtonProps {
  readonly isMore: boolean
  readonly isBusy: boolean
  readonly onClick: () => void
  readonly label: string
  readonly endLabel: string
}

/** Stays rendered at the end of the list and during loading, so that it keeps keyboard focus. */
function PageButton({ isMore, isBusy, onClick, label, endLabel }: PageButtonProps) {
  const isIdle = isMore && !isBusy
  return (
    <div className="my-8 flex justify-center">
      <button
        type="button"
        className={outlineButton}
        aria-disabled={!isIdle}
        onClick={() => {
          if (isIdle) onClick()
        }}
      >
        {isMore ? label : endLabel}
      </button>
    </div>
  )
}

interface LoadErrorProps {
  readonly error: unknown
  readonly onRetry: () => void
}

/** For a developer who connects a store: with the message and code that a shopper does not see. */
function LoadError({ error, onRetry }: LoadErrorProps) {
  return (
    <section
      className="grid max-w-2xl justify-items-start gap-4 rounded-lg border border-destructive p-6"
      role="alert"
    >
      <h2 className="text-lg font-semibold">The products did not load</h2>
      <p className="wrap-anywhere whitespace-pre-line">
        {error instanceof Error ? error.message : String(error)}
      </p>
      {isStorefrontError(error) && <code className="text-sm wrap-anywhere">{error.code}</code>}
      <button type="button" className={outlineButton} onClick={onRetry}>
        Try again
      </button>
    </section>
  )
}
