/** Texts of facets; English by default. */
export interface FacetsLabels {
  /** The visible name of a facet. Default: its name, without `option:` and with a capital. */
  readonly group: (values: { readonly name: string }) => string
  /** The visible text of a value; `label` is the store's. */
  readonly value: (values: {
    readonly name: string
    readonly value: string
    readonly label: string
  }) => string
  readonly count: (values: { readonly count: number }) => string
  readonly min: (values: { readonly name: string; readonly lowest: string | undefined }) => string
  readonly max: (values: { readonly name: string; readonly highest: string | undefined }) => string
  /** Shown for a price that cannot be read, such as "cheap". */
  readonly invalidAmount: (values: { readonly text: string }) => string
  readonly more: (values: { readonly name: string }) => string
  /** A range as an active filter. */
  readonly range: (values: { readonly min: string | undefined; readonly max: string | undefined }) => string
  /** Accessible name of the button that removes an active filter. */
  readonly remove: (values: { readonly group: string; readonly label: string }) => string
  readonly clear: string
  /** The button that applies the filters where scripts do not run. */
  readonly apply: string
}
