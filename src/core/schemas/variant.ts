import * as z from 'zod/mini'

import { amountSchema, integerSchema, openObjectSchema } from './scalars.js'

/**
 * Upper-case enumerated value whose allowed values the document does not show. The two named here are
 * common; any other string is kept as it came.
 */
export type StockStatus = 'IN_STOCK' | 'OUT_OF_STOCK' | (string & {})

/**
 * A variant of a product. Keys that are not listed here are kept on the object as they came.
 *
 * @see The API's document, "Variant (element of product.variants)".
 */
export interface Variant {
  /** Variant identifier. */
  readonly id: string
  /** Decimal amount as a string, e.g. `"49.99"`. The API names no currency. */
  readonly price: string
  /** Decimal amount as a string; `null` when unset. */
  readonly compareAtPrice: string | null
  /** Units in stock. */
  readonly stockQuantity: number
  readonly stockStatus: StockStatus
  /** `null` when the variant has no image. Its shape is not shown: read it with `getImage`. */
  readonly image: unknown
  /** Chosen value by option name, e.g. `{ Size: 'M' }`. May be empty. */
  readonly attributes: Readonly<Record<string, unknown>>
}

/** Schema of {@link Variant}; keeps unknown keys. */
export const variantSchema: z.ZodMiniType<Variant> = z.looseObject({
  id: z.string(),
  price: amountSchema,
  compareAtPrice: z.nullable(amountSchema),
  stockQuantity: integerSchema,
  stockStatus: z.string(),
  image: z.unknown(),
  attributes: openObjectSchema,
})
