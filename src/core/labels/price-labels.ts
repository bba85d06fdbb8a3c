/** Texts of the parts of `Price`, English by default. Functions receive the values that the text names. */
export interface PriceLabels {
  /** For screen readers, before the current price of a sale. */
  readonly current: string
  /** For screen readers, before the original price. */
  readonly original: string
  /** The lowest price of several, with `display="from"`. */
  readonly from: (values: { readonly price: string }) => string
  /** @param values.percent whole percent, rounded down */
  readonly discount: (values: { readonly percent: number }) => string
  /** The prior price, in `Price.Prior`: the lowest of the 30 days before the reduction. */
  readonly prior: (values: { readonly price: string }) => string
  /** For screen readers, before the unit price. */
  readonly unitPrice: string
  /** @param values.unit such as `kg`, `100 g` or, of `items`, `item` */
  readonly perUnit: (values: { readonly price: string; readonly unit: string }) => string
  /** What `Price.Unit` calls the unit `item`, which `Intl` has no word for. */
  readonly items: (values: { readonly count: number }) => string
}
