import type { PriceMeasure } from 'storefront-react'

/**
 * What the price of a variant buys, for its unit price: `{ quantity: 500, unit: 'gram' }`. The API's document has no field for
 * it. Read your store's field here; without it, cards and product pages show no unit price.
 */
export function getMeasure(variant: object | null | undefined): PriceMeasure | undefined {
  const { measure }: { readonly measure?: PriceMeasure } = variant ?? {}
  return measure
}
