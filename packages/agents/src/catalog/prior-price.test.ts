import { getDiscount, getProductJsonLd } from 'storefront-react/core'
import { buildProduct } from 'storefront-mock'
import { expect, it } from 'vitest'

import { rulesOf } from './rules-of.js'
import { toCatalogProduct } from './product/to-catalog-product.js'

const mug = buildProduct({ id: 'Mug', price: '27.00', compareAtPrice: '36.00' })
const siteUrl = 'https://shop.example'

/** What a page, an agent and a search engine say that the mug cost before. */
function pricesBefore(prior: string | null | undefined, hasRule = true) {
  const clientRules = { currency: 'EUR', ...(hasRule && { getPriorPrice: () => prior }) }
  const client = { products: undefined as never, rules: clientRules }
  const rules = rulesOf({ client })
  const { product } = toCatalogProduct(
    mug,
    mug.variants,
    { categories: [] } as never,
    { client, siteUrl, rules } as never,
  )
  let searchEngine: unknown
  JSON.stringify(getProductJsonLd(mug, { rules: clientRules, url: siteUrl }), (_key, value: unknown) => {
    const { priceType, price } = (value ?? {}) as { readonly priceType?: string; readonly price?: unknown }
    if (priceType?.endsWith('StrikethroughPrice')) searchEngine = price
    return value
  })
  return {
    page: getDiscount(mug.variants[0]!, { rules: clientRules, product: mug })?.original,
    agent: product?.variants[0]?.list_price?.amount,
    range: product?.list_price_range?.max.amount,
    searchEngine,
  }
}

it('an agent and a search engine hear of the prior price that the page shows', () => {
  expect(pricesBefore('30.00')).toEqual({ page: '30.00', agent: 3000, range: 3000, searchEngine: '30.00' })
})

it('without a known prior price, nobody hears of a reduction', () => {
  const none = { page: undefined, agent: undefined, range: undefined, searchEngine: undefined }
  expect(pricesBefore(undefined)).toEqual(none)
  expect(pricesBefore('20.00')).toEqual(none)
})

it('a shop without the rule tells everyone the compareAtPrice', () => {
  expect(pricesBefore(undefined, false)).toEqual({
    page: '36.00',
    agent: 3600,
    range: 3600,
    searchEngine: '36.00',
  })
})
