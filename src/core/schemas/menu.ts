/** The fields are assumptions: the API reference documents none. */
export interface MenuItem {
  readonly id?: string | undefined
  readonly label: string
  /** Omitted for an item that only groups its children. */
  readonly url?: string | null | undefined
  readonly children?: readonly MenuItem[] | null | undefined
}

/**
 * The fields are assumptions. Unknown keys are kept.
 *
 * @see The API reference, "Gaps in the resource definitions".
 */
export interface Menu {
  /** Also the pagination cursor. */
  readonly id: string
  readonly name: string
  readonly slug?: string | null | undefined
  readonly items: readonly MenuItem[]
}
