import { Fragment, useState } from 'react'
import { createMemoryStorage } from 'storefront-mock'

import { productColumns } from '../../../blocks/shop-ui/class-names.js'
import { useShopTexts } from '../../../blocks/shop-ui/shop-texts.js'
import { renderSaveableCard } from '../../../blocks/wishlist/saveable-card.js'
import { SavedProducts } from '../../../blocks/wishlist/saved-products.js'
import { WishlistContext } from '../../../blocks/wishlist/wishlist.js'
import { createSavedList } from '../../../src/saved/index.js'
import { PreviewPage } from '../preview-page.js'
import type { PreviewProps } from '../preview-shop.js'

export default function WishlistPreview({ products, texts }: PreviewProps) {
  const [list] = useState(() => {
    const saved = createSavedList({ name: 'preview', storage: createMemoryStorage() })
    for (const { id } of products.slice(0, 2)) saved.add(id)
    return saved
  })
  const { savedProducts } = useShopTexts()
  return (
    <WishlistContext value={list}>
      <PreviewPage title={texts.wishlist}>
        <section className="grid gap-6">
          <h2 className="text-xl font-semibold tracking-tight">{savedProducts}</h2>
          <SavedProducts />
        </section>
        <section className="grid gap-6">
          <h2 className="text-xl font-semibold tracking-tight">{texts.newIn}</h2>
          <ul className={productColumns} aria-label={texts.newIn}>
            {products.slice(0, 8).map((product) => (
              <Fragment key={product.id}>{renderSaveableCard(product)}</Fragment>
            ))}
          </ul>
        </section>
      </PreviewPage>
    </WishlistContext>
  )
}
