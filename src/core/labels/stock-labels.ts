/** Texts of `getStockText`, English by default, by the level of the stock. */
export interface StockLabels {
  readonly inStock: string
  readonly low: (values: { readonly quantity: number }) => string
  readonly backorder: string
  readonly soldOut: string
  /** Without a stock, because no variant is selected. */
  readonly unknown: string
}
