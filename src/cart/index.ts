export * as Cart from './index.parts.js'
export { CartProvider, type CartProviderProps } from './cart-provider.js'
export type { CartLabels } from './labels.js'
export type { CartLine, CartLineSeen, CartProduct, CartVariant } from './state/cart-line.js'
export type {
  Cart as CartStore,
  CartActions,
  CartAddInput,
  CartChange,
  CartChangeEvent,
  CartLimitReason,
  CartLimits,
  CartResult,
  CartState,
  CreateCartOptions,
} from './state/cart-types.js'
export { checkCartLines, type CheckCartLinesOptions, type CheckedCart } from './state/check-cart-lines.js'
export { getCheckoutLines, type CheckoutLine } from './state/checkout-lines.js'
export { createCart } from './state/create-cart.js'
export type { CartIssue, CartTotals, CheckedCartLine } from './state/live-line.js'
export type { CartLineProperties } from './state/properties.js'
export { useCart, useCartLine, type UseCartResult } from './use-cart.js'
export { useLiveCart, type LiveCartLine, type UseLiveCartResult } from './use-live-cart.js'
export type { StorageProblem } from '../device/storage-problem.js'
