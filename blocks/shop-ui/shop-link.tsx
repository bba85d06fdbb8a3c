import type { ComponentProps } from 'react'
import type { VariantSelection } from 'storefront-react'

export type ShopLinkProps = ComponentProps<'a'> & { readonly href: string }

/** The link of all blocks. With a router, render its link instead of `<a>`, so that the page is not loaded again. */
export function ShopLink(props: ShopLinkProps) {
  return <a {...props} />
}

export type ProductLinkProps = ComponentProps<'a'> & {
  readonly slug: string
  /** Opens the product with these options. */
  readonly selection?: VariantSelection | undefined
}

/** A link to the page of a product. With a router in the browser, also spread `usePrefetchProduct()({ slug })` on it. */
export function ProductLink({ slug, selection, ...props }: ProductLinkProps) {
  return <ShopLink {...props} href={getProductHref(slug, selection)} />
}

export function getProductHref(slug: string, selection: VariantSelection = {}): string {
  const search = new URLSearchParams(selection as Record<string, string>).toString()
  return `/products/${slug}${search && `?${search}`}`
}
