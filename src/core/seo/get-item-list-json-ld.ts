/**
 * Returns a schema.org `ItemList` with the page of each item, for a list page.
 * @example
 * getItemListJsonLd(products, { url: ({ slug }) => `https://shop.example/products/${slug}` })
 * @see https://schema.org/ItemList
 */
export function getItemListJsonLd<T>(
  items: readonly T[],
  {
    url,
    firstPosition = 1,
  }: {
    /** Returns the absolute URL of an item's page. */
    readonly url: (item: T) => string
    /** The position of the first item in the whole list, from 1. Default 1. */
    readonly firstPosition?: number | undefined
  },
): Readonly<Record<string, unknown>> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: firstPosition + index,
      url: url(item),
    })),
  }
}
