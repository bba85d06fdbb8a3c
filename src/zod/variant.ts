import * as z from 'zod/mini'

import { amountSchema, integerSchema, openObjectSchema } from './scalars.js'

/** Unknown keys are kept. */
export const zodVariantSchema = z.looseObject({
  id: z.string(),
  price: amountSchema,
  compareAtPrice: z.nullable(amountSchema),
  stockQuantity: integerSchema,
  stockStatus: z.string(),
  image: z.unknown(),
  attributes: openObjectSchema,
})
