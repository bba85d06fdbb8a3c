import * as z from 'zod/mini'

/**
 * A content page ("About us"). The API reference documents no fields; these are assumptions. Unknown keys are kept.
 *
 * @see The API reference, "Gaps in the resource definitions".
 */
export interface Page {
  /** Identifier; also the page's pagination cursor. */
  readonly id: string
  readonly title: string
  /** URL-friendly name. */
  readonly slug: string
  /**
   * May contain HTML written by the store's editors. `<Description>` renders it as plain text unless the app passes
   * a sanitiser.
   */
  readonly content?: string | null | undefined
  readonly metaTitle?: string | null | undefined
  readonly metaDescription?: string | null | undefined
}

/** Schema of {@link Page}. Keeps unknown keys. */
export const pageSchema: z.ZodMiniType<Page> = z.looseObject({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  content: z.nullish(z.string()),
  metaTitle: z.nullish(z.string()),
  metaDescription: z.nullish(z.string()),
})
