import type { MenuItem } from '../schemas/menu.js'
import { toAbsoluteUrl } from './get-product-seo.js'

/**
 * Returns a schema.org `BreadcrumbList`.
 * @param breadcrumbs outermost first, e.g. of `getBreadcrumbs`. An item without a URL has no `item`, which search engines
 * accept for the last one only.
 * @param options `siteUrl` makes relative URLs absolute, as search engines require
 * @example
 * getBreadcrumbJsonLd(getBreadcrumbs(menu, '/collections/shirts'), { siteUrl: 'https://shop.example' })
 * @see https://schema.org/BreadcrumbList
 */
export function getBreadcrumbJsonLd(
  breadcrumbs: readonly Pick<MenuItem, 'label' | 'url'>[],
  { siteUrl }: { readonly siteUrl?: string | undefined } = {},
): Readonly<Record<string, unknown>> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ label, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: toAbsoluteUrl(url || undefined, siteUrl),
    })),
  }
}
