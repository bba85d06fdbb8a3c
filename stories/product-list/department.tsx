import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'

import { renderProductCard } from '../../blocks/product-card/product-card.js'
import { ProductGridSkeleton } from '../../blocks/product-grid/product-grid-skeleton.js'
import { outlineButton } from '../../blocks/shop-ui/class-names.js'
import { ErrorMessage } from '../../blocks/shop-ui/error-message.js'
import { productSorts, SortSelect, type SortSelectProps } from '../../blocks/sort-and-facets/sort-select.js'
import { autoPaging, ProductList, type Labels, type Paging } from '../../src/index.js'
import { VirtualProductGrid } from '../../src/virtual/index.js'

export interface DepartmentProps {
  readonly paging: Paging
  readonly limit: number
  readonly title?: string | undefined
  /** Opens after this product, as a shared link does. */
  readonly startingAfter?: string | undefined
  readonly maxPages?: number | undefined
  readonly restoreKey?: string | null | undefined
  readonly isVirtual?: boolean | undefined
  /** Of the virtual grid. */
  readonly overscan?: number | undefined
  /** Of the virtual grid. */
  readonly rowHeight?: number | undefined
  readonly labels?: Partial<Labels['productList']> | undefined
}

type Sorting = Pick<
  Parameters<SortSelectProps<(typeof productSorts)[number]>['onChange']>[0],
  'sort' | 'order'
>

/** Follows the width of the list, not that of the window as the columns of the blocks do. */
const columns =
  'grid grid-cols-[repeat(auto-fill,minmax(min(15rem,calc(50%-1rem)),1fr))] gap-x-4 gap-y-8 sm:gap-x-6'

/** Every part of a list, with the card, the buttons and the messages of the blocks. */
export function Department({
  paging,
  limit,
  title = 'All products',
  startingAfter,
  maxPages,
  restoreKey = null,
  isVirtual = false,
  overscan,
  rowHeight,
  labels,
}: DepartmentProps) {
  const [{ sort, order }, setSorting] = useState<Sorting>({ sort: 'createdAt', order: 'desc' })
  return (
    <ProductList.Root
      paging={paging === 'auto' ? autoPaging : paging}
      params={{ sort, order, limit, startingAfter }}
      options={{ maxPages, placeholderData: keepPreviousData }}
      restoreKey={restoreKey}
      labels={labels}
      render={<main className="shop-page" />}
    >
      <header className="shop-header">
        <div>
          <h1 className="shop-title">{title}</h1>
          <ProductList.Status className="shop-count" render={<p />} />
        </div>
        <SortSelect options={productSorts} value={{ sort, order }} onChange={setSorting} />
      </header>
      <h2 className="sr-only">Products</h2>
      {paging !== 'pages' && (
        <div className="mb-8 flex justify-center empty:hidden">
          <ProductList.Previous className={outlineButton} />
        </div>
      )}
      <ProductList.Error side="previous">{renderError}</ProductList.Error>
      <ProductList.Pending>
        <ProductGridSkeleton count={Math.min(limit, 12)} />
      </ProductList.Pending>
      <ProductList.Error side="initial">{renderError}</ProductList.Error>
      <ProductList.Empty className="py-16 text-center text-muted-foreground">
        Nothing here yet. Come back soon.
      </ProductList.Empty>
      {isVirtual ? (
        <VirtualProductGrid className={columns} overscan={overscan} rowHeight={rowHeight}>
          {renderProductCard}
        </VirtualProductGrid>
      ) : (
        <ProductList.Items className={columns}>{renderProductCard}</ProductList.Items>
      )}
      {paging === 'auto' && (
        <ProductList.Pending side="next" className="mt-8">
          <ProductGridSkeleton count={4} />
        </ProductList.Pending>
      )}
      <ProductList.Error side="next">{renderError}</ProductList.Error>
      <ProductList.Error side="refetch">{renderError}</ProductList.Error>
      <div className="my-8 flex flex-wrap justify-center gap-4 empty:hidden">
        {paging === 'pages' && <ProductList.Previous className={outlineButton} />}
        <ProductList.Next className={outlineButton} />
      </div>
    </ProductList.Root>
  )
}

const renderError: ProductList.ErrorProps['children'] = ({ error, retry, isRetrying }) => (
  <ErrorMessage error={error} onRetry={retry} isRetrying={isRetrying} />
)
