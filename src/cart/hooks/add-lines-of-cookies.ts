import type { QueryClient } from '@tanstack/react-query'

import type { ProductsClient } from '../../core/client/storefront-client.js'
import { parseCartCookies } from '../cookie/cart-cookies.js'
import { AS_POSTED, type PostedInput } from '../state/change-line.js'
import { checkCartLines } from '../check/check-cart-lines.js'
import { cartContextOf } from './cart-context.js'
import type { CartSource } from './cart-source.js'
import { cacheCheckedProducts } from './cache-checked-products.js'

interface AddLinesOptions {
  readonly client: ProductsClient
  readonly queryClient: QueryClient
  readonly source: CartSource
}

/**
 * Adds the lines that a server left in cookies. A cookie is deleted in one task with its line being added, so that two tabs
 * add it once. It stays, for ten minutes, if this store does not know the product or does not answer.
 */
export async function addLinesOfCookies({ client, queryClient, source }: AddLinesOptions): Promise<void> {
  const { cart, getState } = cartContextOf(source)
  const scope = cart.storageScope
  const add: (input: PostedInput) => unknown = getState().add
  const cookies = parseCartCookies(document.cookie, scope)
  for (const { name, line } of cookies) if (!line) deleteCookie(name)
  const pending = cookies.flatMap(({ name, line }) => (line ? { ...line, name } : []))
  // Only the products: what the shopper saw is compared in the cart.
  const wanted = pending.map(({ productId, variantId, quantity }) => ({ productId, variantId, quantity }))
  const checked = await checkCartLines(client, wanted)
  cacheCheckedProducts(queryClient, client, checked)
  const getNames = () => new Set(parseCartCookies(document.cookie, scope).map(({ name }) => name))
  const left = getNames()
  pending.forEach(({ name, quantity, properties, seenPrice, seenCurrency }, index) => {
    const { product, variant } = checked.lines[index] ?? {}
    if (!product || !variant || !left.has(name)) return
    deleteCookie(name)
    // A cookie of another path cannot be deleted here, and would be added again on each page.
    if (getNames().has(name)) return
    add({
      product,
      // The shopper saw this price, so that a new one is an issue.
      variant: { ...variant, price: seenPrice ?? variant.price },
      quantity,
      properties,
      [AS_POSTED]: true,
      ...(seenCurrency !== undefined && { currency: seenCurrency }),
    })
  })
}

function deleteCookie(name: string): void {
  document.cookie = `${name}=; Path=/; Max-Age=0`
}
