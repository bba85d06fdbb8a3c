declare module '../provider/labels.js' {
  interface Labels {
    readonly price: PriceLabels
  }
}

/** The texts of a price. */
export interface PriceLabels {
  /** Precedes the current price of a sale, for screen readers. */
  readonly current: string
  /** Precedes the original price, which is struck through, for screen readers. */
  readonly original: string
  /** The lowest price of a product whose variants have different prices, with `display="from"`. */
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
