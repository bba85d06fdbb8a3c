import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { usePrefetchProduct } from 'storefront-react'

export type ShopLinkProps = ComponentProps<'a'> & { readonly href: string }

/** The link of all blocks, with this router. */
export function ShopLink({ href, ...props }: ShopLinkProps) {
  return <Link {...props} to={href} />
}

export type ProductLinkProps = ComponentProps<'a'> & {
  readonly slug: string
  /** Opens the product with this variant. */
  readonly variantId?: string | undefined
}

export function ProductLink({ slug, variantId, ...props }: ProductLinkProps) {
  const prefetch = usePrefetchProduct()
  return <ShopLink {...prefetch({ slug })} {...props} href={getProductHref(slug, variantId)} />
}

export function getProductHref(slug: string, variantId?: string): string {
  return `/products/${slug}${variantId === undefined ? '' : `?variant=${encodeURIComponent(variantId)}`}`
}
