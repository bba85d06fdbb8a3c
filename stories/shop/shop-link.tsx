import { useInRouterContext } from 'react-router'

import {
  getProductHref,
  ProductLink as RouterProductLink,
  ShopLink as RouterLink,
  type ProductLinkProps,
  type ShopLinkProps,
} from '../../examples/vite/src/layout/shop-link.js'

export { getProductHref }

/** The link of all blocks. In the demo shop it is that of the Vite example; elsewhere it would leave the story. */
export function ShopLink({ onClick, ...props }: ShopLinkProps) {
  if (useInRouterContext()) return <RouterLink {...props} onClick={onClick} />
  return (
    <a
      {...props}
      onClick={(event) => {
        event.preventDefault()
        onClick?.(event)
      }}
    />
  )
}

export function ProductLink({ slug, variantId, ...props }: ProductLinkProps) {
  if (useInRouterContext()) return <RouterProductLink {...props} slug={slug} variantId={variantId} />
  return <ShopLink {...props} href={getProductHref(slug, variantId)} />
}
