import { useState } from 'react'

import { ProductCard } from '../../blocks/product-card/product-card.js'
import { outlineButton, productColumns } from '../../blocks/shop-ui/class-names.js'
import type { Product } from '../../src/core/index.js'
import { useProductsByIds } from '../../src/index.js'
import { useRecentlyViewed, type SavedList } from '../../src/saved/index.js'

export interface RecentlyViewedProps {
  readonly products: readonly Product[]
  readonly createList: () => SavedList
}

/** Viewing a product adds it; the page shows the others. The shopper's consent turns it on. */
export function RecentlyViewed({ products, createList }: RecentlyViewedProps) {
  const [list] = useState(createList)
  const [index, setIndex] = useState(0)
  const [hasConsent, setHasConsent] = useState(true)
  const product = products[index % products.length]
  const ids = useRecentlyViewed(list, product, { enabled: hasConsent })
  const { data } = useProductsByIds(ids)
  return (
    <main className="shop-page">
      <header className="shop-header">
        <h1 className="shop-title">{product?.name}</h1>
        <button type="button" className={outlineButton} onClick={() => setIndex(index + 1)}>
          Next product
        </button>
      </header>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={hasConsent}
          onChange={({ target }) => setHasConsent(target.checked)}
        />
        Remember the products that I view
      </label>
      <section aria-labelledby="recent-title" className="mt-8 grid gap-4">
        <h2 id="recent-title" className="text-xl font-semibold">
          Recently viewed
        </h2>
        {data.length === 0 ? (
          <p className="shop-count">Nothing yet.</p>
        ) : (
          <ul className={productColumns} aria-label="Recently viewed">
            {data.map((each) => (
              <ProductCard key={each.id} product={each} />
            ))}
          </ul>
        )}
      </section>
    </main>
  )
}
