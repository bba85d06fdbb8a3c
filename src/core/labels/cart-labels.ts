type Format = (amount: string) => string

/**
 * What differs between a line and the store, the limits of the cart, or a quantity field. `counted` is set where a field
 * shows a quantity that the cart cannot take: totals then count `counted` units, and no checkout starts.
 */
export type CartLineIssue =
  | { readonly type: 'priceChanged'; readonly from: string; readonly to: string }
  | { readonly type: 'soldOut' }
  /** `available` is 0 if other lines of the variant have all of its stock. */
  | { readonly type: 'tooMany'; readonly available: number; readonly counted?: number | undefined }
  /** The line has more units, or the cart more lines, than `limits` allow: a limit was lowered. */
  | {
      readonly type: 'quantityLimit' | 'lineLimit'
      readonly limit: number
      readonly counted?: number | undefined
    }
  /** The quantity field contains `text`, which is not a whole number. */
  | { readonly type: 'notAQuantity'; readonly text: string; readonly counted: number }
  /** The product or its variant does not exist any more. */
  | { readonly type: 'gone' }
  /** The store did not answer for this line. */
  | { readonly type: 'unknown'; readonly error: Error }

/** Why a cart holds fewer units than requested. */
export type CartLimitReason = 'soldOut' | 'stock' | 'quantityLimit' | 'lineLimit'

/** Texts of the cart, English by default. Functions receive the values that the text names. */
export interface CartLabels {
  readonly add: string
  readonly quantity: (values: { readonly name: string }) => string
  readonly increment: (values: { readonly name: string }) => string
  readonly decrement: (values: { readonly name: string }) => string
  readonly remove: (values: { readonly name: string }) => string
  /** `count`: how many lines are restored. */
  readonly undo: (values: { readonly count: number }) => string
  readonly empty: string
  /** Without scripts, the button in `Cart.Form` that posts the quantity fields. */
  readonly update: string
  /** `quantity` and `price`: what the line has afterwards; a quantity of 0 removes it. */
  readonly accept: (values: {
    readonly name: string
    readonly quantity: number
    readonly price: string
    readonly issues: readonly CartLineIssue[]
    readonly format: Format
  }) => string
  readonly issue: (values: { readonly issue: CartLineIssue; readonly format: Format }) => string
  /**
   * Announced after a change. `reason` says why the cart holds less than requested, `accepted` is the name of a line whose
   * changes were accepted.
   */
  readonly status: (values: {
    readonly totalQuantity: number
    readonly reason: CartLimitReason | undefined
    readonly accepted: string | undefined
  }) => string
  /** Why the cart holds less than requested, in `getCartLimitText`. */
  readonly limit: (values: { readonly reason: CartLimitReason }) => string
  /** The word next to `Cart.Subtotal`, in `getCartTotalText`. */
  readonly subtotal: string
  /** The word next to `Cart.Savings`, in `getCartTotalText`. */
  readonly savings: string
}
