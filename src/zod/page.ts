import * as z from 'zod/mini'

/** Unknown keys are kept. */
export const zodPageSchema = z.looseObject({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  content: z.nullish(z.string()),
  metaTitle: z.nullish(z.string()),
  metaDescription: z.nullish(z.string()),
})
