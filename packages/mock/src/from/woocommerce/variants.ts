import type { Variant } from 'storefront-react/core'

import { listOf, textOf, type Fields } from '../fields.js'
import type { Losses } from '../losses.js'
import type { OneCurrency } from '../one-currency.js'
import { imagesOf } from './images.js'
import { combinationsOf, type Option } from './options.js'
import { pricesOf } from './prices.js'
import { stockOf } from './stock.js'

export interface VariantSources {
  /** By id: those of all products. */
  readonly variations: ReadonlyMap<string, Fields>
  readonly currency: OneCurrency
  readonly losses: Losses
}

function variantOf(item: Fields, place: string, { currency, losses }: VariantSources): Variant | undefined {
  const prices = pricesOf(item, currency, place)
  if (!prices) return undefined
  const stock = stockOf(item)
  if (stock.stockStatus === 'IN_STOCK_QUANTITY_UNKNOWN')
    losses.count(
      'in stock, number unknown: variants that sell without a maximum, with the status IN_STOCK_QUANTITY_UNKNOWN',
      place,
    )
  if (item['is_in_stock'] === true && item['is_purchasable'] === false)
    losses.count('shown as sold out: variants that the shop shows and does not sell', place)
  return {
    id: `wc_${textOf(item['id'])}`,
    ...prices,
    ...stock,
    image: imagesOf(item['images'])[0] ?? null,
    attributes: {},
  }
}

/** One variant for each combination of options that is sold, in the order of the shop. */
function variantsOfVariations(
  product: Fields,
  options: readonly Option[],
  place: string,
  sources: VariantSources,
): Variant[] {
  const variants = new Map<string, Variant>()
  for (const listed of listOf(product['variations'])) {
    const id = textOf(listed['id'])
    const item = sources.variations.get(id)
    const variant = item && variantOf(item, `${place}, variation ${id}`, sources)
    if (!variant) {
      sources.losses.count('left out: variations without a price, or that the shop does not list', place)
      continue
    }
    const combinations = combinationsOf(listed, options)
    if (combinations.length > 1)
      sources.losses.count('one variant for each value: variations for any value of an option', place)
    combinations.forEach((attributes, index) => {
      const key = JSON.stringify(Object.values(attributes))
      // The shop sells the first variation that fits, too.
      if (variants.has(key)) return
      const suffix = combinations.length > 1 ? `_${index + 1}` : ''
      variants.set(key, { ...variant, id: variant.id + suffix, attributes })
    })
  }
  return [...variants.values()]
}

export function variantsOf(
  product: Fields,
  options: readonly Option[],
  place: string,
  sources: VariantSources,
): Variant[] {
  if (product['type'] === 'variable') return variantsOfVariations(product, options, place, sources)
  const variant = variantOf(product, place, sources)
  return variant ? [variant] : []
}
