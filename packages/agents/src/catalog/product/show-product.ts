import type { Variant } from 'storefront-react/core'

import { applicableFilters, withMessages, type CatalogDetail } from '../answer.js'
import { CatalogError } from '../catalog-error.js'
import type { CatalogSettings } from '../rules-of.js'
import type { ProductSource } from '../product-source.js'
import { readProductRequest } from '../read-request.js'
import { toMinorUnits } from './minor-units.js'
import { selectVariants } from './select-variants.js'
import { isInRange, toCatalogProduct } from './to-catalog-product.js'
import { metadata } from '../ucp-metadata.js'

/** A product with thousands of variants would fill an agent's memory. */
const MAX_VARIANTS = 100

export async function showProduct(
  options: CatalogSettings,
  source: ProductSource,
  input: unknown,
  signal: AbortSignal | undefined,
): Promise<CatalogDetail> {
  const { rules } = options
  const { currency } = rules
  const asked = readProductRequest(input)
  const { filters, messages } = applicableFilters(asked, currency)
  const resolved = await source.resolve(asked.id, signal)
  if (!resolved) throw new CatalogError('not_found', `Product not found: ${asked.id}`)
  const { product, variantId } = resolved
  const isShown = ({ price }: Variant) => isInRange(toMinorUnits(price, currency), filters)
  const { variants, state } = selectVariants(product, { ...asked, variantId }, rules, isShown)
  const shown = variants.filter(isShown).slice(0, MAX_VARIANTS)
  const answer = toCatalogProduct(product, shown, filters, options, state)
  if (!answer.product) {
    const reason = answer.messages[0]?.content ?? 'No variant passes the filters.'
    throw new CatalogError('not_found', `Product ${asked.id} has no variant to show. ${reason}`)
  }
  return {
    ucp: metadata('lookup'),
    product: answer.product,
    ...withMessages([...messages, ...answer.messages]),
  }
}
