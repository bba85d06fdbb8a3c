/** What a button of a line posts before hydration and without scripts, as JSON. */
export interface LineChange {
  readonly id: string
  /** Units more or fewer than the field of the line shows. */
  readonly by?: number
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
