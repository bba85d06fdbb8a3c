'use client'
import type { ReactNode } from 'react'
import {
  getCollectionReference,
  useCollectionProducts,
  useProductsByIds,
  type Product,
} from 'storefront-react'
import { useRecentlyViewed } from 'storefront-react/saved'

import type { CardProduct } from '../product-card/product-card'
import { ProductRow } from '../product-grid/product-row'
import { useShopTexts } from '../shop-ui/shop-texts'
import { useViewed } from './viewed-products'

export interface OtherProductsProps {
  readonly product: Product
  /** A card of your own. */
  readonly renderItem?: (product: CardProduct) => ReactNode
}

/** Other products of the group that the product belongs to. */
export function RelatedProducts({ product, ...props }: OtherProductsProps) {
  const texts = useShopTexts()
  const references = product.collections.flatMap((raw) => getCollectionReference(raw) ?? [])
  const { slug = '', name = '' } = references[1] ?? references[0] ?? {}
  const { data } = useCollectionProducts({ slug }, { limit: 5 }, { enabled: slug !== '' })
  return (
    <ProductRow
      title={texts.related(name ?? '')}
      products={data?.items.filter(({ id }) => id !== product.id)}
      {...props}
    />
  )
}

/** Also keeps that the shopper looked at this product. */
export function ViewedProducts({ product, ...props }: OtherProductsProps) {
  const texts = useShopTexts()
  const ids = useRecentlyViewed(useViewed(), product)
  const { data } = useProductsByIds(ids.slice(0, 4))
  return <ProductRow title={texts.viewed} products={data} {...props} />
}
