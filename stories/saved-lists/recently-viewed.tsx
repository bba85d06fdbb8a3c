import { useState } from 'react'

import type { Product } from '../../src/core/index.js'
import { useProductsByIds } from '../../src/index.js'
import { useRecentlyViewed, type SavedList } from '../../src/saved/index.js'
import { SavedCard } from './saved-card.js'
import './saved-lists.css'

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
        <button type="button" className="shop-button" onClick={() => setIndex(index + 1)}>
          Next product
        </button>
      </header>
      <label className="saved-consent">
        <input
          type="checkbox"
          checked={hasConsent}
          onChange={({ target }) => setHasConsent(target.checked)}
        />
        Remember the products that I view
      </label>
      <section aria-labelledby="recent-title" className="saved-section">
        <h2 id="recent-title">Recently viewed</h2>
        {data.length === 0 ? (
          <p className="shop-count">Nothing yet.</p>
        ) : (
          <ul className="product-grid saved-row" aria-label="Recently viewed">
            {data.map((each) => (
              <SavedCard key={each.id} product={each} />
            ))}
          </ul>
        )}
      </section>
    </main>
  )
}
