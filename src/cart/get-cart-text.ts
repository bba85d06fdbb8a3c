import type { CartLimitReason, CartLineIssue } from '../core/labels/cart-line-issue.js'
import type { LabelOverrides } from '../core/labels/labels.js'
import { defaultLimitTexts, defaultTexts, getRuleText } from './labels.js'

/**
 * Returns a text that no part of the cart renders: the words next to `Cart.Subtotal` and `Cart.Savings`, or a sentence why
 * the cart holds fewer units than requested.
 *
 * @param text `'subtotal'`, `'savings'`, or the `reason` of the result of `add`, `setQuantity` and `Cart.Add`'s `onAdd`;
 *   or its `issue`, which has the numbers of the store's quantity rule
 * @param labels of the provider; only their group `cart` is read
 * @example
 * const { labels } = useStorefront()
 * <p role="status">{result?.reason && getCartText(result.issue ?? result.reason, labels)}</p>
 */
export function getCartText(
  text: 'subtotal' | 'savings' | CartLimitReason | Extract<CartLineIssue, { readonly type: 'quantityRule' }>,
  labels?: LabelOverrides,
): string {
  if (typeof text === 'object')
    return labels?.cart?.issue?.({ issue: text, format: String }) ?? getRuleText(text)
  if (text === 'subtotal' || text === 'savings') return labels?.cart?.[text] ?? defaultTexts[text]
  return labels?.cart?.limit?.({ reason: text }) ?? defaultLimitTexts[text]
}
