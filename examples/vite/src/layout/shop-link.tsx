import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { usePrefetchProduct, type VariantSelection } from 'storefront-react'

export type ShopLinkProps = ComponentProps<'a'> & { readonly href: string }

/** The link of all blocks, with this router. */
export function ShopLink({ href, ...props }: ShopLinkProps) {
  return <Link {...props} to={href} />
}

export type ProductLinkProps = ComponentProps<'a'> & {
  readonly slug: string
  /** Opens the product with these options. */
  readonly selection?: VariantSelection | undefined
}

export function ProductLink({ slug, selection, ...props }: ProductLinkProps) {
  const prefetch = usePrefetchProduct()
  return <ShopLink {...prefetch({ slug })} {...props} href={getProductHref(slug, selection)} />
}

export function getProductHref(slug: string, selection: VariantSelection = {}): string {
  const search = new URLSearchParams(selection as Record<string, string>).toString()
  return `/products/${slug}${search && `?${search}`}`
}
