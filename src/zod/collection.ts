import * as z from 'zod/mini'

/** Unknown keys are kept. */
export const zodCollectionSchema = z.looseObject({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  description: z.nullish(z.string()),
  metaTitle: z.nullish(z.string()),
  metaDescription: z.nullish(z.string()),
  image: z.optional(z.unknown()),
})
