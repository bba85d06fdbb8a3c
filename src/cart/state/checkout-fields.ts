// Not in checkout-lines.ts: a page with a button to buy loads the lines later.
/** Name of the form field that holds one line as JSON. */
export const CART_LINE_FIELD = 'cart-line'

/** Name of the form field that holds the id of the checkout. */
export const CHECKOUT_ID_FIELD = 'cart-checkout'
