import * as z from 'zod/mini'

/**
 * A collection of products. The API reference documents no fields; these are assumptions, modelled on its product.
 * Unknown keys are kept.
 *
 * @see The API reference, "Gaps in the resource definitions".
 */
export interface Collection {
  /** Identifier; also the collection's pagination cursor. */
  readonly id: string
  readonly name: string
  /** URL-friendly name. */
  readonly slug: string
  /** May be plain text or HTML. */
  readonly description?: string | null | undefined
  readonly metaTitle?: string | null | undefined
  readonly metaDescription?: string | null | undefined
  /** Shape not documented; read it with `getImage`. */
  readonly image?: unknown
}

/** Schema of {@link Collection}. Keeps unknown keys. */
export const collectionSchema: z.ZodMiniType<Collection> = z.looseObject({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  description: z.nullish(z.string()),
  metaTitle: z.nullish(z.string()),
  metaDescription: z.nullish(z.string()),
})
