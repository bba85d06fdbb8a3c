import type { ComponentProps } from 'react'

export type ShopLinkProps = ComponentProps<'a'> & { readonly href: string }

/** The link of all blocks. With a router, render its link instead of `<a>`, so that the page is not loaded again. */
export function ShopLink(props: ShopLinkProps) {
  return <a {...props} />
}

export type ProductLinkProps = ComponentProps<'a'> & {
  readonly slug: string
  /** Opens the product with this variant. */
  readonly variantId?: string | undefined
}

/** A link to the page of a product. With a router in the browser, also spread `usePrefetchProduct()({ slug })` on it. */
export function ProductLink({ slug, variantId, ...props }: ProductLinkProps) {
  return <ShopLink {...props} href={getProductHref(slug, variantId)} />
}

export function getProductHref(slug: string, variantId?: string): string {
  return `/products/${slug}${variantId === undefined ? '' : `?variant=${encodeURIComponent(variantId)}`}`
}
