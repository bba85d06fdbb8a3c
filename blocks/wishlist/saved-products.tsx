'use client'
import { Fragment } from 'react'
import { useSavedList, useSavedProducts } from 'storefront-react/saved'

import { ProductGridSkeleton } from '../product-grid/product-grid-skeleton'
import { productColumns } from '../shop-ui/class-names'
import { useShopTexts } from '../shop-ui/shop-texts'
import { renderSaveableCard } from './saveable-card'
import { useWishlist } from './wishlist'

export function SavedProducts() {
  const wishlist = useWishlist()
  const { ids } = useSavedList(wishlist)
  const { data: products, isPending } = useSavedProducts(wishlist)
  const texts = useShopTexts()
  if (products.length === 0) {
    return isPending ? <ProductGridSkeleton count={ids.length} /> : <p>{texts.nothingSaved}</p>
  }
  return (
    <ul className={productColumns} aria-label={texts.savedProducts}>
      {products.map((product) => (
        <Fragment key={product.id}>{renderSaveableCard(product)}</Fragment>
      ))}
    </ul>
  )
}
