'use client'
import { Fragment } from 'react'
import { useSavedList, useSavedProducts } from 'storefront-react/saved'

import { ProductCard, type CardProduct } from '../product-card/product-card'
import { ProductGridSkeleton } from '../product-grid/product-grid-skeleton'
import { productColumns } from '../shop-ui/class-names'
import { useShopTexts } from '../shop-ui/shop-texts'
import { SaveButton } from './save-button'
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

/** A card with the button that saves its product, for the `renderItem` of a list. */
export const renderSaveableCard = (product: CardProduct) => (
  <ProductCard product={product}>
    <SaveButton product={product} className="absolute end-2 top-2" />
  </ProductCard>
)
