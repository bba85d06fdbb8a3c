import * as z from 'zod/mini'

import { amountSchema, integerSchema, openObjectSchema } from './scalars.js'

/** Upper-case string. These two are common; the API reference does not list the allowed values. */
export type StockStatus = 'IN_STOCK' | 'OUT_OF_STOCK' | (string & {})

/**
 * A variant of a product. Unknown keys are kept.
 *
 * @see The API reference, "Variant (element of product.variants)".
 */
export interface Variant {
  /** Variant identifier. */
  readonly id: string
  /** Decimal amount in a string, such as `"49.99"`. The API does not name a currency. */
  readonly price: string
  /** Decimal amount in a string; `null` if unset. */
  readonly compareAtPrice: string | null
  /** Units in stock. */
  readonly stockQuantity: number
  readonly stockStatus: StockStatus
  /** `null` if the variant has no image. Its shape is not documented; read it with `getImage`. */
  readonly image: unknown
  /** Option values by option name, such as `{ Size: 'M' }`. May be empty. */
  readonly attributes: Readonly<Record<string, unknown>>
}

/** Schema of {@link Variant}. Keeps unknown keys. */
export const variantSchema: z.ZodMiniType<Variant> = z.looseObject({
  id: z.string(),
  price: amountSchema,
  compareAtPrice: z.nullable(amountSchema),
  stockQuantity: integerSchema,
  stockStatus: z.string(),
  image: z.unknown(),
  attributes: openObjectSchema,
})
