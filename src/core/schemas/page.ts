import * as z from 'zod/mini'

/**
 * A content page ("About us"). The API's document shows no fields: these are assumptions. Keys that are not
 * listed here are kept on the object as they came.
 *
 * @see The API's document, "Gaps in the resource definitions".
 */
export interface Page {
  /** Identifier; also the page's pagination cursor. */
  readonly id: string
  readonly title: string
  /** URL-friendly name. */
  readonly slug: string
  /**
   * May hold HTML, which is as trustworthy as whoever writes the store's pages. `<Description>` shows it as
   * plain text unless the app passes a sanitiser.
   */
  readonly content?: string | null | undefined
  readonly metaTitle?: string | null | undefined
  readonly metaDescription?: string | null | undefined
}

/** Schema of {@link Page}; keeps unknown keys. */
export const pageSchema: z.ZodMiniType<Page> = z.looseObject({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  content: z.nullish(z.string()),
  metaTitle: z.nullish(z.string()),
  metaDescription: z.nullish(z.string()),
})
