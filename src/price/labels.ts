declare module '../provider/labels.js' {
  interface Labels {
    readonly price: PriceLabels
  }
}

/** What a price says. */
export interface PriceLabels {
  /** Before the price of something on sale, for those who do not see how it is set. */
  readonly current: string
  /** Before the price that it had, for those who do not see that it is struck out. */
  readonly original: string
  /** The price of a product whose variants differ, where only the lowest is shown. */
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
