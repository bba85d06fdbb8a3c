import type { AnyStorefrontClient } from '../core/client/storefront-client.js'
import { cartAddCookie } from './server/cart-add-cookie.js'
import { checkCartLines } from './state/check-cart-lines.js'
import { CART_ADD_COOKIE } from './state/checkout-lines.js'
import type { CartActions } from './state/cart-types.js'
import { readCheckoutLine } from './state/read-cart-line.js'

/**
 * Adds the line that a server left in a cookie, if the store still sells it. Deletes the cookie first, so that two tabs add
 * it once. If the store does not answer, the cookie is written again for the next page.
 */
export async function addLineFromCookie(
  client: Pick<AnyStorefrontClient, 'products'>,
  add: CartActions['add'],
): Promise<void> {
  const text = new RegExp(`(?:^|; )${CART_ADD_COOKIE}=([^;]*)`).exec(document.cookie)?.[1]
  if (text === undefined) return
  document.cookie = `${CART_ADD_COOKIE}=; Path=/; Max-Age=0`
  let line
  try {
    line = readCheckoutLine(decodeURIComponent(text))
  } catch {
    // Not a cookie that cartAddCookie wrote.
  }
  if (!line) return
  const { lines } = await checkCartLines(client, [line])
  const [checked] = lines
  if (checked?.issues.some(({ type }) => type === 'unknown')) document.cookie = cartAddCookie(line)
  if (!checked?.product || !checked.variant) return
  const { product, variant } = checked
  add({ product, variant, quantity: line.quantity, properties: line.properties })
}
