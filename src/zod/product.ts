import * as z from 'zod/mini'

import { openArraySchema, timestampSchema } from './scalars.js'
import { zodVariantSchema } from './variant.js'

/** Unknown keys are kept. */
export const zodProductSchema = z.looseObject({
  id: z.string(),
  storeId: z.string(),
  name: z.string(),
  slug: z.string(),
  status: z.string(),
  description: z.string(),
  metaTitle: z.nullable(z.string()),
  metaDescription: z.nullable(z.string()),
  images: openArraySchema,
  tags: openArraySchema,
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
  options: openArraySchema,
  variants: z.array(zodVariantSchema),
  collections: openArraySchema,
})
