'use client'
import { ProductCard, type CardProduct } from '../product-card/product-card'
import { SaveButton } from './save-button'

/** A card with the button that saves its product, for the `renderItem` of a list. */
export const renderSaveableCard = (product: CardProduct) => (
  <ProductCard product={product}>
    <SaveButton product={product} className="absolute end-2 top-2" />
  </ProductCard>
)
