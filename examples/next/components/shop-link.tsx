import Link from 'next/link'
import type { ComponentProps } from 'react'

export type ShopLinkProps = ComponentProps<'a'> & { readonly href: string }

/** The link of all blocks, with this router. */
export function ShopLink(props: ShopLinkProps) {
  return <Link {...props} prefetch={false} />
}

export type ProductLinkProps = ComponentProps<'a'> & { readonly slug: string }

/** No `usePrefetchProduct`: the server loads the product page, so the product would be requested twice. */
export function ProductLink({ slug, ...props }: ProductLinkProps) {
  return <ShopLink {...props} href={`/products/${slug}`} />
}
