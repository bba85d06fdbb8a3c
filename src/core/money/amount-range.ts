/** A range of prices: decimal amounts in strings. Both ends are included. */
export interface AmountRange {
  readonly min?: string | undefined
  readonly max?: string | undefined
}
