export * as Cart from './index.parts.js'
export { CartProvider, type CartProviderProps } from './cart-provider.js'
export { getCartText } from './get-cart-text.js'
export type { CartLimitReason, CartLineIssue } from '../core/labels/cart-line-issue.js'
export type { CartAddInput, CartLine } from './state/cart-line.js'
export type {
  CartChangeEvent,
  CartResult,
  CartState,
  CartStore,
  CreateCartStoreOptions,
  UseCartResult,
} from './state/cart-types.js'
export { checkCartLines, type CheckCartLinesOptions, type CheckedCart } from './check/check-cart-lines.js'
export { getCheckoutLines, type CheckoutLine } from './state/checkout-lines.js'
export { createCartStore } from './state/create-cart-store.js'
export type { CheckedCartLine } from './check/live-line.js'
export { useCart } from './hooks/use-cart.js'
export { useCartLine, useCartState } from './hooks/use-cart-state.js'
export { useLiveCart, type LiveCartLine, type UseLiveCartResult } from './hooks/use-live-cart.js'
export type { StorageProblem } from '../device/storage-problem.js'
