import { Fragment, useState } from 'react'

import { productColumns } from '../../blocks/shop-ui/class-names.js'
import { renderSaveableCard } from '../../blocks/wishlist/saveable-card.js'
import { SavedProducts } from '../../blocks/wishlist/saved-products.js'
import { WishlistContext } from '../../blocks/wishlist/wishlist.js'
import type { Product } from '../../src/core/index.js'
import { useSavedList, type SavedList } from '../../src/saved/index.js'

export interface WishlistProps {
  readonly products: readonly Product[]
  readonly createList: () => SavedList
}

/** Products with a heart each, and the saved ones below. */
export function Wishlist({ products, createList }: WishlistProps) {
  const [list] = useState(createList)
  const { ids } = useSavedList(list)
  return (
    <WishlistContext value={list}>
      <main className="shop-page grid gap-8">
        <h1 className="shop-title">New in</h1>
        <h2 className="sr-only">Products</h2>
        <ul className={productColumns} aria-label="Products">
          {products.map((product) => (
            <Fragment key={product.id}>{renderSaveableCard(product)}</Fragment>
          ))}
        </ul>
        <section className="grid gap-4" aria-labelledby="wishlist-title">
          <h2 id="wishlist-title" className="text-xl font-semibold">
            Your wishlist
          </h2>
          <p className="shop-count" role="status">
            {ids.length > 0 && `${ids.length} saved`}
          </p>
          <SavedProducts />
        </section>
      </main>
    </WishlistContext>
  )
}
