/** Texts of a search field; English by default. */
export interface SearchFieldLabels {
  /** Accessible name of the field. */
  readonly input: string
  readonly clear: string
  /** Accessible name of `SearchField.List`. */
  readonly list: string
  /** Announced when results change. `total` is `undefined` while the first search runs, or if nobody counts. */
  readonly status: (values: {
    readonly query: string
    readonly total: number | undefined
    readonly isPending: boolean
    /** No product matches all words. */
    readonly isRelaxed: boolean
    /** The number of options in `SearchField.List`; 0 without a list. */
    readonly options: number
  }) => string
}
