import type { Product } from 'storefront-react/core'
import { createConcurrencyLimit } from 'storefront-react/internal'

import {
  applicableFilters,
  availableFirst,
  MAX_REQUESTS_AT_ONCE,
  withMessages,
  type CatalogList,
} from './answer.js'
import { createSaleRule, type CatalogSettings } from './rules-of.js'
import type { ProductSource } from './product-source.js'
import { readLookupRequest, type CatalogFilters } from './read-request.js'
import { toMinorUnits } from './product/minor-units.js'
import { isInRange, toCatalogProduct, type ConvertedProduct } from './product/to-catalog-product.js'
import { metadata } from './ucp-metadata.js'

interface LookupId {
  readonly id: string
  readonly variantId?: string | undefined
}

export async function lookUpProducts(
  options: CatalogSettings,
  source: ProductSource,
  input: unknown,
  signal: AbortSignal | undefined,
): Promise<CatalogList> {
  const asked = readLookupRequest(input)
  const { filters, messages } = applicableFilters(asked, options.rules.currency)
  const limit = createConcurrencyLimit(MAX_REQUESTS_AT_ONCE)
  const resolved = await Promise.all(
    asked.ids.map((id) =>
      limit(async () => ({ product: undefined, ...(await source.resolve(id, signal)), id })),
    ),
  )
  const unknown = resolved.filter(({ product }) => !product)
  const answers = groupByProduct(resolved).map(({ product, inputs }) =>
    answerLookup(options, product, inputs, filters),
  )
  return {
    ucp: metadata('lookup'),
    products: answers.flatMap(({ product }) => product ?? []),
    ...withMessages([
      ...messages,
      ...unknown.map(({ id }) => ({ type: 'info' as const, code: 'not_found', content: id })),
      ...answers.flatMap((answer) => answer.messages),
    ]),
  }
}

/** One variant for each identifier: its own, or the product's first that passes the filters, those that can be bought first. */
function answerLookup(
  options: CatalogSettings,
  product: Product,
  inputs: readonly LookupId[],
  filters: CatalogFilters,
): ConvertedProduct {
  const { currency } = options.rules
  const ordered = availableFirst(product, createSaleRule(product, options.rules))
  // The first variant may be too expensive, or have a price that minor units cannot express, while another one has not.
  const featured =
    ordered.find(({ price }) => isInRange(toMinorUnits(price, currency), filters)) ?? ordered[0]
  const variantOf = ({ variantId }: LookupId) =>
    variantId === undefined ? featured : product.variants.find(({ id }) => id === variantId)
  const variants = [...new Set(inputs.flatMap((input) => variantOf(input) ?? []))]
  const { product: answer, messages } = toCatalogProduct(product, variants, filters, options)
  return {
    messages,
    product: answer && {
      ...answer,
      variants: answer.variants.map((variant) => ({
        ...variant,
        inputs: inputs
          .filter((input) => variantOf(input)?.id === variant.id)
          .map(({ id, variantId }) => ({
            id,
            match: variantId === undefined ? ('featured' as const) : ('exact' as const),
          })),
      })),
    },
  }
}

function groupByProduct(
  resolved: readonly (LookupId & { readonly product?: Product | undefined })[],
): readonly { readonly product: Product; readonly inputs: readonly LookupId[] }[] {
  const groups = new Map<string, { readonly product: Product; readonly inputs: LookupId[] }>()
  for (const { product, ...input } of resolved) {
    if (!product) continue
    const group = groups.get(product.id)
    if (group) group.inputs.push(input)
    else groups.set(product.id, { product, inputs: [input] })
  }
  return [...groups.values()]
}
