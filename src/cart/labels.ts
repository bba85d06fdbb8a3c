import type { CartLineIssue, QuantityRuleIssue } from '../core/labels/cart-line-issue.js'
import type { Labels } from '../core/labels/labels.js'
import { ADD_LABEL } from './parts/add-label.js'

/** The labels of the parts. Those of `getCartText` are apart. */
export type CartPartLabels = Omit<Labels['cart'], 'limit' | keyof typeof defaultTexts>

/** The texts of `getCartText`, apart from those of the parts, so that each is shipped only where it is used. */
export const defaultTexts = {
  subtotal: 'Subtotal',
  savings: 'You save',
} satisfies Partial<Labels['cart']>

export const defaultLimitTexts = {
  soldOut: 'Sold out.',
  stock: 'No more in stock.',
  quantityLimit: 'Maximum quantity reached.',
  lineLimit: 'Your cart is full.',
  quantityRule: 'This quantity cannot be ordered.',
}

export const getRuleText = ({ min, step, max }: QuantityRuleIssue): string =>
  `Quantity: at least ${min}${step > 1 ? `, in steps of ${step}` : ''}${max === undefined ? '' : `, at most ${max}`}.`

/** The texts of the parts. */
export const defaultLabels: CartPartLabels = {
  add: ADD_LABEL,
  quantity: ({ name }) => `Quantity of ${name}`,
  increment: ({ name }) => `Increase quantity of ${name}`,
  decrement: ({ name }) => `Decrease quantity of ${name}`,
  remove: ({ name }) => `Remove ${name}`,
  undo: ({ count }) => (count === 1 ? 'Undo removal' : `Restore ${count} items`),
  empty: 'Your cart is empty.',
  update: 'Update cart',
  accept: ({ name, quantity, price, format }) =>
    quantity === 0 ? `Remove ${name}` : `Accept ${quantity} × ${name} at ${format(price)}`,
  issue: ({ issue, format }) => {
    const text = getIssueText(issue, format)
    return 'counted' in issue && issue.counted !== undefined
      ? `${text} The subtotal counts ${issue.counted}.`
      : text
  },
  status: ({ totalQuantity, reason, accepted }) =>
    (accepted === undefined ? '' : `Accepted: ${accepted}. `) +
    (reason ? `${defaultLimitTexts[reason]} ` : '') +
    `${totalQuantity} ${totalQuantity === 1 ? 'item' : 'items'} in your cart`,
}

function getIssueText(issue: CartLineIssue, format: (amount: string) => string): string {
  switch (issue.type) {
    case 'priceChanged':
      return `The price changed from ${format(issue.from)} to ${format(issue.to)}.`
    case 'soldOut':
      return 'Sold out.'
    case 'tooMany':
      return `Only ${issue.available} available.`
    case 'quantityLimit':
      return `The maximum quantity is ${issue.limit}.`
    case 'quantityRule':
      return getRuleText(issue)
    case 'lineLimit':
      return `Your cart can hold ${issue.limit === 1 ? 'one product' : `${issue.limit} different products`}.`
    case 'gone':
      return 'No longer available.'
    case 'unknown':
      return 'The shop could not be reached. Price and availability may have changed.'
    case 'notAQuantity':
      return 'Enter a whole number.'
  }
}
