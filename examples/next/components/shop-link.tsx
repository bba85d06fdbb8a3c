import Link from 'next/link'
import type { ComponentProps } from 'react'

export type ShopLinkProps = ComponentProps<'a'> & { readonly href: string }

/** The link of all blocks, with this router. */
export function ShopLink(props: ShopLinkProps) {
  return <Link {...props} prefetch={false} />
}

export type ProductLinkProps = ComponentProps<'a'> & {
  readonly slug: string
  /** Opens the product with this variant. */
  readonly variantId?: string | undefined
}

/** No `usePrefetchProduct`: the server loads the product page, so the product would be requested twice. */
export function ProductLink({ slug, variantId, ...props }: ProductLinkProps) {
  return <ShopLink {...props} href={getProductHref(slug, variantId)} />
}

export function getProductHref(slug: string, variantId?: string): string {
  return `/products/${slug}${variantId === undefined ? '' : `?variant=${encodeURIComponent(variantId)}`}`
}
