import {
  createErrorMessage,
  shortErrorMessage,
  type ErrorMessage,
  type ErrorText,
} from '../../core/errors/create-error-message.js'

export const cartErrorTexts = {
  'no-cart': (): ErrorText => [
    'A hook or part of the cart was used outside <CartProvider>.',
    'Put <CartProvider> inside <StorefrontProvider>, around everything that shows the cart.',
  ],
  quantity: (quantity: unknown, min: number): ErrorText => [
    `A quantity must be a whole number from ${min}, not ${typeof quantity === 'number' ? quantity : JSON.stringify(quantity)}.`,
    'Convert the value of an input with Number() and check it first.',
  ],
  'quantity-rule': (min: unknown, step: unknown, max: unknown): ErrorText => [
    `The rule getQuantityRule returned the minimum ${String(min)}, the step ${String(step)} and the maximum ${String(max)}.`,
    'Return whole numbers from 1, with a `min` that is not above `max`.',
  ],
  'variant-of-product': (variant: string, product: string): ErrorText => [
    `The product ${JSON.stringify(product)} has no variant ${JSON.stringify(variant)}.`,
    'Pass the product that contains the variant.',
  ],
  'line-ids': (): ErrorText => ['A product or a variant has no usable id.'],
  'line-price': (price: unknown): ErrorText => [
    `The price of a variant must be a decimal amount in a string, not ${JSON.stringify(price)}.`,
  ],
  'cart-cookie': (): ErrorText => [
    'The line is too long for a cookie.',
    'A cookie has room for 3,500 characters: shorten the properties of the line.',
  ],
  'check-currency': (): ErrorText => [
    'A posted line names the currency of its price, and the check does not know the currency of the store.',
    'Pass `rules: { currency }` to the client of the server, or to checkCartLines.',
  ],
  properties: (): ErrorText => [
    'The properties of a cart line are not valid.',
    'Pass an object with at most 10 strings, with names of at most 40 and values of at most 500 characters.',
  ],
  'cart-limits': (): ErrorText => ['The limits of a cart must be whole numbers above 0, or Infinity.'],
  'cart-form': (name: string): ErrorText => [`The form field "${name}" is not a valid cart line.`],
}

export const cartErrorMessage: ErrorMessage<typeof cartErrorTexts> =
  process.env.NODE_ENV === 'production' ? shortErrorMessage : createErrorMessage(cartErrorTexts)
