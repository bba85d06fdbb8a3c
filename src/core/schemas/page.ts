/**
 * The fields are assumptions. Unknown keys are kept.
 *
 * @see The API reference, "Gaps in the resource definitions".
 */
export interface Page {
  /** Also the pagination cursor. */
  readonly id: string
  readonly title: string
  readonly slug: string
  /** May contain HTML. `<Description>` renders HTML as plain text unless the app passes a sanitiser. */
  readonly content?: string | null | undefined
  readonly metaTitle?: string | null | undefined
  readonly metaDescription?: string | null | undefined
}
