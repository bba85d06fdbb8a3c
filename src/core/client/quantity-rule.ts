/** The quantities of a variant that one cart line can have: `min`, `min + step`, `min + 2 * step`, up to `max`. */
export interface QuantityRule {
  readonly min: number
  readonly step: number
  readonly max: number
}
