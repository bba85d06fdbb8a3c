import { ADD_LABEL } from './parts/add-label.js'
import type { CartLimitReason, CartResult } from './state/cart-types.js'
import type { CartLineIssue } from './state/live-line.js'

declare module '../provider/labels.js' {
  interface Labels {
    readonly cart: CartLabels
  }
}

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
  /** `quantity` and `price`: what the line has afterwards; a quantity of 0 removes it. */
  readonly accept: (values: {
    readonly name: string
    readonly quantity: number
    readonly price: string
    readonly issues: readonly CartLineIssue[]
    readonly format: (amount: string) => string
  }) => string
  readonly issue: (values: {
    readonly issue: CartLineIssue
    readonly format: (amount: string) => string
  }) => string
  /**
   * Announced after a change. `reason` says why the cart holds less than requested, `accepted` is the name of a line whose
   * changes were accepted.
   */
  readonly status: (values: {
    readonly totalQuantity: number
    readonly reason: CartResult['reason']
    readonly accepted: string | undefined
  }) => string
}

export const defaultLabels: CartLabels = {
  add: ADD_LABEL,
  quantity: ({ name }) => `Quantity of ${name}`,
  increment: ({ name }) => `Increase quantity of ${name}`,
  decrement: ({ name }) => `Decrease quantity of ${name}`,
  remove: ({ name }) => `Remove ${name}`,
  undo: ({ count }) => (count === 1 ? 'Undo removal' : `Restore ${count} items`),
  empty: 'Your cart is empty.',
  accept: ({ name, quantity, price, format }) =>
    quantity === 0 ? `Remove ${name}` : `Accept ${quantity} × ${name} at ${format(price)}`,
  issue: ({ issue, format }) => {
    switch (issue.type) {
      case 'priceChanged':
        return `The price changed from ${format(issue.from)} to ${format(issue.to)}.`
      case 'soldOut':
        return 'Sold out.'
      case 'tooMany':
        return `Only ${issue.available} available.`
      case 'quantityLimit':
        return `The maximum quantity is ${issue.limit}.`
      case 'lineLimit':
        return `Your cart can hold ${issue.limit === 1 ? 'one product' : `${issue.limit} different products`}.`
      case 'gone':
        return 'No longer available.'
      case 'unknown':
        return 'The shop could not be reached. Price and availability may have changed.'
    }
  },
  status: ({ totalQuantity, reason, accepted }) =>
    (accepted === undefined ? '' : `Accepted: ${accepted}. `) +
    (reason ? reasons[reason] : '') +
    `${totalQuantity} ${totalQuantity === 1 ? 'item' : 'items'} in your cart`,
}

const reasons: Record<CartLimitReason, string> = {
  soldOut: 'Sold out. ',
  stock: 'No more in stock. ',
  quantityLimit: 'Maximum quantity reached. ',
  lineLimit: 'Your cart is full. ',
}
