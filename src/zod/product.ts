import * as z from 'zod/mini'

import { openArraySchema, timestampSchema } from './scalars.js'
import { zodVariantSchema } from './variant.js'

/** Unknown keys are kept. A product without a status is for sale, and a missing list is empty. */
export const zodProductSchema = z.looseObject({
  id: z.string(),
  storeId: z.optional(z.string()),
  name: z.string(),
  slug: z.string(),
  status: z._default(z.string(), 'ACTIVE'),
  description: z._default(z.string(), ''),
  metaTitle: z.nullish(z.string()),
  metaDescription: z.nullish(z.string()),
  images: z._default(openArraySchema, []),
  tags: z._default(openArraySchema, []),
  createdAt: z.optional(timestampSchema),
  updatedAt: z.optional(timestampSchema),
  options: z._default(openArraySchema, []),
  variants: z._default(z.array(zodVariantSchema), []),
  collections: z._default(openArraySchema, []),
})
