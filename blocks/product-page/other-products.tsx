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

/** Other products of the group that the product belongs to: none for a product of no group. */
export function RelatedProducts(props: OtherProductsProps) {
  const [first, second] = props.product.collections.flatMap((raw) => getCollectionReference(raw) ?? [])
  const { slug, name } = second ?? first ?? {}
  return slug ? <ProductsOfGroup {...props} slug={slug} name={name ?? ''} /> : null
}

interface ProductsOfGroupProps extends OtherProductsProps {
  readonly slug: string
  readonly name: string
}

function ProductsOfGroup({ product, slug, name, ...props }: ProductsOfGroupProps) {
  const texts = useShopTexts()
  const { data } = useCollectionProducts({ slug }, { limit: 5 })
  return (
    <ProductRow
      title={texts.related(name)}
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
