/** Stricter than Intl, which also accepts `"1e3"`, `" 7 "` and `"0x1f"`, and formats `""` as 0. Converting longer numbers takes quadratic time. */
const DECIMAL = /^-?\d{1,100}(?:\.\d{1,100})?$/

export function isAmount(value: unknown): value is Intl.StringNumericLiteral {
  return typeof value === 'string' && DECIMAL.test(value)
}
