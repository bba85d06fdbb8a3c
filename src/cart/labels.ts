import { ADD_LABEL } from './add-label.js'
import type { CartLimitReason } from './state/cart-types.js'
import type { CartIssue } from './state/live-line.js'

declare module '../provider/labels.js' {
  interface Labels {
    readonly cart: CartLabels
  }
}

type Format = (amount: string) => string

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
  readonly issue: (values: { readonly issue: CartIssue; readonly format: Format }) => string
  /** Announced after a change. `reason` says why the cart holds less than requested. */
  readonly status: (values: {
    readonly totalQuantity: number
    readonly reason: CartLimitReason | undefined
  }) => string
}

export const defaultLabels: CartLabels = {
  add: ADD_LABEL,
  quantity: ({ name }) => `Quantity of ${name}`,
  increment: ({ name }) => `One more ${name}`,
  decrement: ({ name }) => `One less ${name}`,
  remove: ({ name }) => `Remove ${name}`,
  undo: ({ count }) => (count === 1 ? 'Undo removal' : `Restore ${count} items`),
  empty: 'Your cart is empty.',
  issue: ({ issue, format }) => {
    switch (issue.type) {
      case 'priceChanged':
        return `The price changed from ${format(issue.from)} to ${format(issue.to)}.`
      case 'soldOut':
        return 'Sold out.'
      case 'tooMany':
        return `Only ${issue.available} available.`
      case 'gone':
        return 'No longer available.'
      case 'unknown':
        return 'The store could not be reached, so price and stock may have changed.'
    }
  },
  status: ({ totalQuantity, reason }) =>
    (reason
      ? {
          soldOut: 'Sold out. ',
          stock: 'There is no more stock. ',
          quantityLimit: 'This is the highest quantity. ',
          lineLimit: 'The cart is full. ',
        }[reason]
      : '') + `${totalQuantity} ${totalQuantity === 1 ? 'item' : 'items'} in the cart`,
}
