import { keepPreviousData } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'

import { renderProductCard } from '../../blocks/product-card/product-card.js'
import { ProductGridSkeleton } from '../../blocks/product-grid/product-grid-skeleton.js'
import { outlineButton } from '../../blocks/shop-ui/class-names.js'
import { ErrorMessage } from '../../blocks/shop-ui/error-message.js'
import { productSorts, SortSelect, type SortSelectProps } from '../../blocks/sort-and-facets/sort-select.js'
import { ProductList } from '../../src/index.js'

/** With `params`, and not with the list of a hook. */
export type ListProps = Extract<ProductList.RootProps, { readonly list?: undefined }>

export type DepartmentProps = ListProps & {
  readonly title?: string
  /** In place of `ProductList.Items`. */
  readonly grid?: ReactNode
}

type Sorting = Pick<
  Parameters<SortSelectProps<(typeof productSorts)[number]>['onChange']>[0],
  'sort' | 'order'
>

/** Follows the width of the list, not that of the window as the columns of the blocks do. */
export const columns =
  'grid grid-cols-[repeat(auto-fill,minmax(min(15rem,calc(50%-1rem)),1fr))] gap-x-4 gap-y-8 sm:gap-x-6'

/** Every part of a list, with the card, the buttons and the messages of the blocks. */
export function Department({ title = 'All products', grid, ...props }: DepartmentProps) {
  const [{ sort, order }, setSorting] = useState<Sorting>({ sort: 'createdAt', order: 'desc' })
  const { paging = 'load-more', params, options } = props
  const isAutomatic = paging !== 'load-more' && paging !== 'pages'
  return (
    <ProductList.Root
      {...props}
      params={{ ...params, sort, order }}
      options={{ placeholderData: keepPreviousData, ...options }}
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
        <ProductGridSkeleton count={12} />
      </ProductList.Pending>
      <ProductList.Error side="initial">{renderError}</ProductList.Error>
      <ProductList.Empty className="py-16 text-center text-muted-foreground">
        Nothing here yet. Come back soon.
      </ProductList.Empty>
      {grid ?? <ProductList.Items className={columns}>{renderProductCard}</ProductList.Items>}
      {isAutomatic && (
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
