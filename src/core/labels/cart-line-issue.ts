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
  /** The rule of the store forbids `quantity`. `max` is set if the rule has a maximum. */
  | {
      readonly type: 'quantityRule'
      readonly quantity: number
      readonly min: number
      readonly step: number
      readonly max?: number | undefined
      readonly counted?: number | undefined
    }
  /** The quantity field contains `text`, which is not a whole number. */
  | { readonly type: 'notAQuantity'; readonly text: string; readonly counted: number }
  /** The product or its variant does not exist any more. */
  | { readonly type: 'gone' }
  /** The store did not answer for this line. On a server also: nobody can pay its price, which is finer than its currency. */
  | { readonly type: 'unknown'; readonly error: Error }

/** The issue of a quantity that the store's rule forbids. Public types spell it out: it has no public name. */
export type QuantityRuleIssue = Extract<CartLineIssue, { readonly type: 'quantityRule' }>

/** Why a cart holds fewer units than requested. */
export type CartLimitReason = 'soldOut' | 'stock' | 'quantityLimit' | 'lineLimit' | 'quantityRule'
