import { keepPreviousData } from '@tanstack/react-query'
import { useCallback, useId, useState } from 'react'

import type { Product } from '../../src/core/index.js'
import {
  autoPaging,
  Price,
  ProductImage,
  ProductList,
  type Paging,
  type ProductListLabels,
} from '../../src/index.js'
import { VirtualProductGrid } from '../../src/virtual/index.js'
import { SortControls, type Sorting } from '../shop/sort-controls.js'
import './department.css'

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
  readonly labels?: Partial<ProductListLabels> | undefined
  /** Without it, links do nothing. */
  readonly onChoose?: ((product: Product) => void) | undefined
}

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
  onChoose,
}: DepartmentProps) {
  const [sorting, setSorting] = useState<Sorting>({ sort: 'createdAt', order: 'desc' })
  const isFeed = paging === 'auto'
  const renderCard = useCallback(
    (product: Product) => <Card product={product} isArticle={isFeed} onChoose={onChoose} />,
    [isFeed, onChoose],
  )
  return (
    <ProductList.Root
      paging={isFeed ? autoPaging : paging}
      params={{ ...sorting, limit, startingAfter }}
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
        <SortControls value={sorting} onChange={setSorting} />
      </header>

      {paging !== 'pages' && (
        <div className="department-controls">
          <ProductList.Previous className="shop-button" />
        </div>
      )}
      <ProductList.Error side="previous" className="department-message">
        {Failure}
      </ProductList.Error>
      <ProductList.Pending className="department-pending">
        <Skeletons count={Math.min(limit, 12)} />
      </ProductList.Pending>
      <ProductList.Error side="initial" className="department-message">
        {Failure}
      </ProductList.Error>
      <ProductList.Empty className="department-message">
        <p>Nothing here yet. Come back soon.</p>
      </ProductList.Empty>
      {isVirtual ? (
        <VirtualProductGrid className="department-grid" overscan={overscan} rowHeight={rowHeight}>
          {renderCard}
        </VirtualProductGrid>
      ) : (
        <ProductList.Items className="department-grid">{renderCard}</ProductList.Items>
      )}
      {paging === 'auto' && (
        <ProductList.Pending side="next" className="department-pending">
          <Skeletons count={4} />
        </ProductList.Pending>
      )}
      <ProductList.Error side="next" className="department-message">
        {Failure}
      </ProductList.Error>
      <ProductList.Error side="refetch" className="department-message">
        {Failure}
      </ProductList.Error>
      <div className="department-controls">
        {paging === 'pages' && <ProductList.Previous className="shop-button" />}
        <ProductList.Next className="shop-button" />
      </div>
    </ProductList.Root>
  )
}

interface CardProps {
  readonly product: Product
  readonly isArticle: boolean
  readonly onChoose: ((product: Product) => void) | undefined
}

export function Card({ product, isArticle, onChoose }: CardProps) {
  const nameId = useId()
  const isSoldOut = product.variants.every(({ stockQuantity }) => stockQuantity === 0)
  return (
    // Only articles need a name: a named list item is announced with its name and then with its link's.
    <ProductList.Item aria-labelledby={isArticle ? nameId : undefined}>
      <ProductImage
        className="department-media"
        product={product}
        alt=""
        aspectRatio={1}
        sizes="(min-width: 40rem) 15rem, 50vw"
      />
      <div>
        <h2 className="department-name" id={nameId}>
          <a
            className="department-link"
            href={`#${product.slug}`}
            onClick={(event) => {
              event.preventDefault()
              onChoose?.(product)
            }}
          >
            {product.name || 'Unnamed product'}
          </a>
        </h2>
        {isSoldOut ? (
          <p className="department-sold-out">Sold out</p>
        ) : (
          <Price.Root product={product} className="department-price" render={<p />}>
            <Price.Current /> <Price.Original />
          </Price.Root>
        )}
      </div>
    </ProductList.Item>
  )
}

function Skeletons({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <div key={index} className="product-card" aria-hidden>
      <div className="product-media" data-pending="" />
      <div className="product-line" data-pending="" />
    </div>
  ))
}

const sentences = {
  initial: 'The products did not load.',
  next: 'The next products did not load. The loaded products stay.',
  previous: 'The previous products did not load. The loaded products stay.',
  refetch: 'The products were not refreshed. They may be out of date.',
}

function Failure({
  side,
  retry,
  isRetrying,
}: {
  side: keyof typeof sentences
  retry: () => void
  isRetrying: boolean
}) {
  return (
    <>
      <p>{sentences[side]}</p>
      <button type="button" className="shop-button" aria-disabled={isRetrying} onClick={retry}>
        Try again
      </button>
    </>
  )
}
