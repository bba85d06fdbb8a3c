import { readProduct } from '../../core/product/read-product.js'
import type { CartLineSeen, CartProduct, CartVariant } from './cart-line.js'

const MAX_NAME_LENGTH = 300
const MAX_URL_LENGTH = 1000
const MAX_ATTRIBUTES = 10
const MAX_ATTRIBUTE_LENGTH = 100

/** Shortens long strings, because a stored line may have 8 kB. */
export function getSeen(
  product: CartProduct,
  variant: CartVariant,
  currency: string | undefined,
): CartLineSeen {
  // Options are no field that an app must pass. Without them, as in the picker, every attribute is an option.
  const facts = readProduct(product as unknown as Parameters<typeof readProduct>[0]).of(variant)
  const image = facts?.picture?.src
  const attributes = Object.entries(facts?.selection ?? {})
    .slice(0, MAX_ATTRIBUTES)
    .map(([name, value]) => [cutText(name, MAX_ATTRIBUTE_LENGTH), cutText(value, MAX_ATTRIBUTE_LENGTH)])
  return {
    price: variant.price,
    ...(currency !== undefined && { currency }),
    name: cutText(product.name, MAX_NAME_LENGTH),
    slug: cutText(product.slug, MAX_NAME_LENGTH),
    ...(image !== undefined && image.length <= MAX_URL_LENGTH && { image }),
    attributes: Object.fromEntries(attributes) as Record<string, string>,
  }
}

/** Never ends in half of a surrogate pair, which no URL can carry. */
export function cutText(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '')
}
