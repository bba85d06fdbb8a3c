import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { usePrefetchProduct } from 'storefront-react'

export type ShopLinkProps = ComponentProps<'a'> & { readonly href: string }

/** The link of all blocks, with this router. */
export function ShopLink({ href, ...props }: ShopLinkProps) {
  return <Link {...props} to={href} />
}

export type ProductLinkProps = ComponentProps<'a'> & { readonly slug: string }

export function ProductLink({ slug, ...props }: ProductLinkProps) {
  const prefetch = usePrefetchProduct()
  return <ShopLink {...prefetch({ slug })} {...props} href={`/products/${slug}`} />
}
