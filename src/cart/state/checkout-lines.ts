import type { CartLine } from './cart-line.js'

/** What a checkout needs of a line. It contains no price to charge: the server reads prices from the store. */
export interface CheckoutLine {
  /** The API is asked by product. */
  readonly productId: string
  readonly variantId: string
  readonly quantity: number
  readonly properties?: CartLine['properties'] | undefined
  /**
   * The decimal amount that the shopper saw: an expectation, never a price. Where the store's price differs,
   * `checkCartLines` answers `priceChanged`. A forged value can only stop an order.
   */
  readonly seenPrice?: string | undefined
  /** ISO 4217 code of `seenPrice`. */
  readonly seenCurrency?: string | undefined
  /** Shown while the store cannot be read, for a line of a cookie: what the store said when the line was added. */
  readonly fallback?: { readonly name: string; readonly price: string } | undefined
}

/**
 * The lines for a checkout, with the prices that the shopper saw as expectations.
 * @example
 * const checked = await check()
 * if (checked.ok) handOver(getCheckoutLines(checked))
 */
export function getCheckoutLines(cart: { readonly lines: readonly CartLine[] }): readonly CheckoutLine[] {
  return cart.lines.map(({ seen, ...line }) =>
    toCheckoutLine({ ...line, seenPrice: seen.price, seenCurrency: seen.currency }),
  )
}

/** Drops every other field. */
export function toCheckoutLine(line: CheckoutLine): CheckoutLine {
  const { productId, variantId, quantity, properties, seenPrice, seenCurrency } = line
  return {
    productId,
    variantId,
    quantity,
    ...(properties && { properties }),
    ...(seenPrice !== undefined && { seenPrice }),
    ...(seenCurrency !== undefined && { seenCurrency }),
  }
}
