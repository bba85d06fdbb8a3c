declare module '../provider/labels.js' {
  interface Labels {
    readonly price: PriceLabels
  }
}

/** Texts of `<Price>`, English by default. Functions receive the values that the text names. */
export interface PriceLabels {
  /** For screen readers, before the current price of a sale. */
  readonly current: string
  /** For screen readers, before the original price. */
  readonly original: string
  /** The lowest price of several, with `display="from"`. */
  readonly from: (values: { readonly price: string }) => string
  /** @param values.percent whole percent, rounded down */
  readonly discount: (values: { readonly percent: number }) => string
}

export const defaultLabels: PriceLabels = {
  current: 'Sale price',
  original: 'Original price',
  from: ({ price }) => `From ${price}`,
  discount: ({ percent }) => `${percent}% off`,
}
