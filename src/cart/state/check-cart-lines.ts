import type { AnyStorefrontClient } from '../../core/client/storefront-client.js'
import { isStorefrontError } from '../../core/errors/storefront-error.js'
import { InvalidParamsError } from '../../core/errors/invalid-params-error.js'
import type { Product } from '../../core/schemas/product.js'
import type { Variant } from '../../core/schemas/variant.js'
import { getMaxQuantity as defaultGetMaxQuantity } from '../../core/variants/get-max-quantity.js'
import { createConcurrencyLimit } from '../../queries/item/concurrency-limit.js'
import type { CartLine } from './cart-line.js'
import type { CheckoutLine } from './checkout-lines.js'
import {
  countEarlierUnits,
  getTotals,
  joinLine,
  type CartTotals,
  type CheckedCartLine,
  type KnownProduct,
} from './live-line.js'

/** Options of `checkCartLines`. */
export interface CheckCartLinesOptions {
  readonly signal?: AbortSignal | undefined
  readonly isVariantAvailable?: ((variant: Variant) => boolean) | undefined
  readonly getMaxQuantity?: ((variant: Variant) => number) | undefined
  /** ISO 4217. A line that was seen in another currency has no changed price. */
  readonly currency?: string | undefined
}

/** The lines as the store sells them now, with exact totals. */
export interface CheckedCart extends CartTotals {
  /** Whether no line has an issue. A store that cannot be reached makes it `false`. */
  readonly ok: boolean
  readonly lines: readonly CheckedCartLine[]
}

const MAX_AT_ONCE = 6

/**
 * Reads the products of the lines from the store, past every cache: one request for each product, six at once. A line
 * that cannot be checked gets the issue `unknown`. Lines of a form have no price that the shopper saw, so they never have
 * the issue `priceChanged`.
 *
 * @throws the signal's reason when it aborts
 */
export async function checkCartLines(
  client: Pick<AnyStorefrontClient, 'products'>,
  lines: readonly (CartLine | CheckoutLine)[],
  { signal, isVariantAvailable, getMaxQuantity, currency }: CheckCartLinesOptions = {},
): Promise<CheckedCart> {
  const limit = createConcurrencyLimit(MAX_AT_ONCE)
  const known = new Map<string, KnownProduct>()
  await Promise.all(
    [...new Set(lines.map(({ productId }) => productId))].map((id) =>
      limit(async () => known.set(id, await readProduct(client, id, signal))),
    ),
  )
  const rules = {
    currency,
    getMaxQuantity:
      getMaxQuantity ?? ((variant: Variant) => defaultGetMaxQuantity(variant, { isVariantAvailable })),
  }
  const full = lines.map((line) => toCartLine(line, known.get(line.productId)?.product))
  const earlier = countEarlierUnits(full)
  const checked = full.map((line, index) =>
    joinLine(line, known.get(line.productId) ?? {}, earlier[index] ?? 0, rules),
  )
  return {
    ok: checked.every(({ issues }) => issues.length === 0),
    lines: checked,
    ...getTotals(checked),
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

function toCartLine(line: CartLine | CheckoutLine, product: Product | null | undefined): CartLine {
  if ('seen' in line) return line
  const variant = product?.variants.find(({ id }) => id === line.variantId)
  return {
    ...line,
    id: line.variantId,
    addedAt: 0,
    seen: {
      price: variant?.price ?? '0',
      name: product?.name ?? '',
      slug: product?.slug ?? '',
      attributes: {},
    },
  }
}
