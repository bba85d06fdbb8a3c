import Link from 'next/link'
import type { ComponentProps } from 'react'
import type { VariantSelection } from 'storefront-react'

export type ShopLinkProps = ComponentProps<'a'> & { readonly href: string }

/** The link of all blocks, with this router. */
export function ShopLink(props: ShopLinkProps) {
  return <Link {...props} prefetch={false} />
}

export type ProductLinkProps = ComponentProps<'a'> & {
  readonly slug: string
  /** Opens the product with these options. */
  readonly selection?: VariantSelection | undefined
}

/** No `usePrefetchProduct`: the server loads the product page, so the product would be requested twice. */
export function ProductLink({ slug, selection, ...props }: ProductLinkProps) {
  return <ShopLink {...props} href={getProductHref(slug, selection)} />
}

export function getProductHref(slug: string, selection: VariantSelection = {}): string {
  const search = new URLSearchParams(selection as Record<string, string>).toString()
  return `/products/${slug}${search && `?${search}`}`
}
