import { mergeRules, type StoreRules } from '../../core/client/store-rules.js'
import type { AnyStorefrontClient } from '../../core/client/storefront-client.js'
import { createConcurrencyLimit } from '../../core/transport/concurrency-limit.js'
import { isStorefrontError } from '../../core/errors/storefront-error.js'
import { InvalidParamsError } from '../../core/errors/invalid-params-error.js'
import type { Product } from '../../core/schemas/product.js'
import type { CartLine, CartLineSeen } from '../state/cart-line.js'
import type { CheckoutLine } from '../state/checkout-lines.js'
import { cartErrorMessage } from '../state/error-texts.js'
import { getLineId } from '../state/line-id.js'
import {
  allocateLines,
  findVariant,
  getTotals,
  joinLine,
  type CheckedCartLine,
  type JoinRules,
  type KnownProduct,
} from './live-line.js'
import { getSeen } from '../state/seen.js'
import type { CartStore } from '../state/cart-types.js'

/** Options of `checkCartLines`. */
export interface CheckCartLinesOptions {
  readonly signal?: AbortSignal | undefined
  /** Lines above the limits have an issue. Default: no limits, because `readCartForm` has refused such lines. */
  readonly limits?: Partial<CartStore['limits']> | undefined
  /** Default: the client's rules. With `getPriorPrice`, `savings` are measured from the prior prices. */
  readonly rules?: StoreRules | undefined
}

/** The lines as the store sells them now, with exact totals. */
export interface CheckedCart {
  /** Exact. Sold-out and gone lines are left out. */
  readonly subtotal: string
  /** What the original prices of sales would cost more. With `getPriorPrice`, the prior prices. Exact. */
  readonly savings: string
  /** Whether there are lines, and none has an issue. A store that cannot be reached makes it `false`. */
  readonly ok: boolean
  readonly lines: readonly CheckedCartLine[]
}

const MAX_AT_ONCE = 6

/**
 * Reads the products of the lines from the store, past every cache: one request for each product, six at once. A line
 * that cannot be checked gets the issue `unknown`.
 *
 * Lines of a form or a cookie get the issue `priceChanged` where the store's price or currency differs from what the
 * shopper saw (`seenPrice`, `seenCurrency`). A line without `seenPrice` has no such issue, so show its price before it is
 * ordered.
 *
 * @throws the signal's reason when it aborts
 * @throws {InvalidParamsError} for a line with `seenCurrency`, if neither the client nor `rules` has a `currency`
 */
export async function checkCartLines(
  client: Pick<AnyStorefrontClient, 'products' | 'rules'>,
  lines: readonly (CartLine | CheckoutLine)[],
  { signal, limits, rules: givenRules }: CheckCartLinesOptions = {},
): Promise<CheckedCart> {
  const limit = createConcurrencyLimit(MAX_AT_ONCE)
  const known = new Map<string, KnownProduct>()
  await Promise.all(
    [...new Set(lines.map(({ productId }) => productId))].map((id) =>
      limit(async () => known.set(id, await readProduct(client, id, signal))),
    ),
  )
  const rules: JoinRules = {
    ...mergeRules(givenRules, client.rules),
    limits: { quantity: Infinity, lines: Infinity, ...limits },
  }
  const { currency } = rules
  // Without it, a price in another currency would pass as the same price.
  if (currency === undefined && lines.some((line) => 'seenCurrency' in line))
    throw new InvalidParamsError(cartErrorMessage('check-currency'))
  const getProduct = ({ productId }: { readonly productId: string }) => known.get(productId)?.product
  const full = lines.map((line) => ('seen' in line ? line : toCartLine(line, getProduct(line), currency)))
  const allocations = allocateLines(full, getProduct, rules)
  const checked = allocations.flatMap((allocation, index) => {
    const line = full[index]
    const lineRules = { ...rules, isStrict: !('seen' in (lines[index] ?? {})) }
    return line ? joinLine(line, known.get(line.productId) ?? {}, allocation, lineRules) : []
  })
  return {
    ok: checked.length > 0 && checked.every(({ issues }) => issues.length === 0),
    lines: checked,
    ...getTotals(checked, rules),
  }
}

async function readProduct(
  client: Pick<AnyStorefrontClient, 'products'>,
  id: string,
  signal: AbortSignal | undefined,
): Promise<KnownProduct> {
  signal?.throwIfAborted()
  try {
    // The definition of an app may have more fields, never fewer.
    const product = (await client.products.retrieve(
      { id },
      { signal, fetchOptions: { cache: 'no-store' } },
    )) as Product
    return { product }
  } catch (error) {
    signal?.throwIfAborted()
    if (isStorefrontError(error) && error.code === 'not-found') return { product: null }
    if (error instanceof InvalidParamsError) return { product: null }
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }
}

/** Without an expectation, the line counts as seen at the store's price. */
function toCartLine(
  { seenPrice, seenCurrency, fallback, ...line }: CheckoutLine,
  product: Product | null | undefined,
  currency: string | undefined,
): CartLine {
  const id = getLineId(line)
  const variant = findVariant(line, product)
  const unknown: CartLineSeen = { price: '0', currency, name: '', slug: '', attributes: {}, ...fallback }
  const seen = product && variant ? getSeen(product, variant, currency) : unknown
  const expected = seenPrice !== undefined && { price: seenPrice, currency: seenCurrency }
  return { ...line, id, addedAt: 0, seen: { ...seen, ...expected } }
}
