/** What a button of a line posts before hydration and without scripts, as JSON. */
export interface LineChange {
  readonly id: string
  /** One step up or down from what the field of the line shows. */
  readonly by?: 1 | -1
  /** The rule that `by` follows, because the server has no product here. */
  readonly rule?: { readonly min: number; readonly step: number; readonly max?: number | null }
  /** 0 removes the line. */
  readonly quantity?: number
  /** The price that the shopper accepts. */
  readonly seenPrice?: string | undefined
  readonly seenCurrency?: string | undefined
}

/** Name of the button that changes one line. */
export const CART_CHANGE_FIELD = 'cart-change'

/** Name of the quantity field of a line. */
export const getQuantityField = (lineId: string): string => `cart-quantity.${lineId}`
