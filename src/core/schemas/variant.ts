/**
 * Unknown keys are kept.
 *
 * @see The API reference, "Variant (element of product.variants)".
 */
export interface Variant {
  readonly id: string
  /** Decimal amount in a string, such as `"49.99"`. The API does not name a currency. */
  readonly price: string
  /** Decimal amount in a string. */
  readonly compareAtPrice: string | null
  readonly stockQuantity: number
  readonly stockStatus: 'IN_STOCK' | 'OUT_OF_STOCK' | (string & {})
  /** Shape not documented; read it with `getImage`. `null` if the variant has no image. */
  readonly image: unknown
  /** Option values by option name, such as `{ Size: 'M' }`. */
  readonly attributes: Readonly<Record<string, unknown>>
}
