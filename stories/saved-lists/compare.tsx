import { useState } from 'react'

import { ProductCard } from '../../blocks/product-card/product-card.js'
import { productColumns } from '../../blocks/shop-ui/class-names.js'
import { getOption, getVariantStock, type Product } from '../../src/core/index.js'
import { Price, ProductImage } from '../../src/index.js'
import { useIsSaved, useSavedProducts, type SavedList } from '../../src/saved/index.js'

export interface CompareProps {
  readonly products: readonly Product[]
  readonly createList: () => SavedList
}

/** At most three products in a table. A full list refuses the fourth. */
export function Compare({ products, createList }: CompareProps) {
  const [list] = useState(createList)
  const [isFull, setIsFull] = useState(false)
  return (
    <main className="shop-page">
      <header className="shop-header">
        <h1 className="shop-title">Compare</h1>
      </header>
      <h2 className="sr-only">Products</h2>
      <ul className={productColumns} aria-label="Products">
        {products.map((product) => (
          <ProductCard key={product.id} product={product}>
            <CompareToggle list={list} product={product} onToggle={setIsFull} />
          </ProductCard>
        ))}
      </ul>
      <p role="status" className="my-6 min-h-6">
        {isFull && 'You can compare three products. Remove one first.'}
      </p>
      <CompareTable list={list} />
    </main>
  )
}

function CompareToggle({
  list,
  product,
  onToggle,
}: {
  readonly list: SavedList
  readonly product: Product
  readonly onToggle: (isFull: boolean) => void
}) {
  const isSaved = useIsSaved(list, product.id)
  return (
    <label className="relative flex min-h-11 cursor-pointer items-center gap-2 text-sm">
      <input
        type="checkbox"
        aria-label={`Compare ${product.name}`}
        checked={isSaved}
        onChange={() => onToggle(list.toggle(product.id).reason === 'full')}
      />
      Compare
    </label>
  )
}

function CompareTable({ list }: { readonly list: SavedList }) {
  const { data } = useSavedProducts(list)
  if (data.length === 0) return null
  const optionsOf = ({ options }: Product) =>
    options.map((option) => getOption(option)?.name).join(', ') || '–'
  const isInStock = ({ variants }: Product) =>
    variants.some((variant) => ['inStock', 'low', 'backorder'].includes(getVariantStock(variant).level))
  return (
    <div
      className="overflow-x-auto [&_img]:mb-2 [&_img]:size-24 [&_img]:rounded-md [&_tbody_:is(th,td)]:border-t [&_td]:p-3 [&_th]:p-3 [&_th]:text-start [&_th]:align-top"
      role="region"
      aria-label="Comparison"
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>
            <td />
            {data.map((product) => (
              <th key={product.id} scope="col">
                <ProductImage product={product} alt="" width={96} height={96} />
                {product.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Price</th>
            {data.map((product) => (
              <td key={product.id}>
                <Price.Root product={product} display="from">
                  <Price.Current />
                </Price.Root>
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">Choices</th>
            {data.map((product) => (
              <td key={product.id}>{optionsOf(product)}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">In stock</th>
            {data.map((product) => (
              <td key={product.id}>{isInStock(product) ? 'Yes' : 'No'}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  )
}
