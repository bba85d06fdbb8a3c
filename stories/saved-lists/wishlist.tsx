import { useState } from 'react'

import type { Product } from '../../src/core/index.js'
import { useIsSaved, useSavedList, useSavedProducts, type SavedList } from '../../src/saved/index.js'
import { SavedCard } from './saved-card.js'
import './saved-lists.css'

export interface WishlistProps {
  readonly products: readonly Product[]
  readonly createList: () => SavedList
}

/** Products with a heart each, and the saved ones below. */
export function Wishlist({ products, createList }: WishlistProps) {
  const [list] = useState(createList)
  const { ids } = useSavedList(list)
  return (
    <main className="shop-page">
      <header className="shop-header">
        <h1 className="shop-title">New in</h1>
      </header>
      <ul className="product-grid" aria-label="Products">
        {products.map((product) => (
          <SavedCard key={product.id} product={product}>
            <Heart list={list} product={product} />
          </SavedCard>
        ))}
      </ul>
      <section aria-labelledby="wishlist-title" className="saved-section">
        <h2 id="wishlist-title">Your wishlist</h2>
        <p className="shop-count" role="status">
          {ids.length === 0 ? 'Nothing saved yet.' : `${ids.length} saved`}
        </p>
        <SavedProducts list={list} />
      </section>
    </main>
  )
}

function Heart({ list, product }: { readonly list: SavedList; readonly product: Product }) {
  const isSaved = useIsSaved(list, product.id)
  return (
    <button
      type="button"
      className="saved-heart"
      aria-pressed={isSaved}
      aria-label={`Save ${product.name}`}
      onClick={() => list.toggle(product.id)}
    >
      <svg viewBox="0 0 24 24" aria-hidden>
        <path d="M12 20.5 4.6 13a4.9 4.9 0 0 1 7-6.9l.4.4.4-.4a4.9 4.9 0 0 1 7 6.9z" />
      </svg>
    </button>
  )
}

function SavedProducts({ list }: { readonly list: SavedList }) {
  const { data } = useSavedProducts(list)
  if (data.length === 0) return null
  return (
    <ul className="product-grid saved-row" aria-label="Saved products">
      {data.map((product) => (
        <SavedCard key={product.id} product={product} />
      ))}
    </ul>
  )
}
