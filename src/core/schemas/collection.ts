/**
 * The fields are assumptions. Unknown keys are kept.
 *
 * @see The API reference, "Gaps in the resource definitions".
 */
export interface Collection {
  /** Also the pagination cursor. */
  readonly id: string
  readonly name: string
  readonly slug: string
  /** May be plain text or HTML. */
  readonly description?: string | null | undefined
  readonly metaTitle?: string | null | undefined
  readonly metaDescription?: string | null | undefined
  /** Shape not documented; read it with `getImage`. */
  readonly image?: unknown
}
