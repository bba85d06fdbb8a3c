import { describe, expect, it } from 'vitest'

import { checkCartLines } from '../../src/cart/check/check-cart-lines.js'
import { collectSearchDocuments } from 'storefront-search/server'
import { buildProduct } from 'storefront-mock'
import { createMockStore } from 'storefront-mock'
import { createStorefrontClient } from '../../src/core/client/create-storefront-client.js'
import type { StoreRules } from '../../src/core/client/store-rules.js'

const mug = buildProduct({ id: 'mug', price: '8.00', compareAtPrice: '12.00' })

function clientWith(rules: StoreRules) {
  const { baseUrl, apiKey, fetch } = createMockStore({ products: [mug] })
  return createStorefrontClient({ baseUrl, apiKey, fetch, rules })
}

const line = { productId: 'mug', variantId: mug.variants[0]!.id, quantity: 2 }

describe('the rules of a client', () => {
  it('are read by the check of an order', async () => {
    const issuesWith = async (rules: StoreRules, own?: StoreRules) => {
      const { lines, savings } = await checkCartLines(clientWith(rules), [line], { rules: own })
      return [savings, ...lines[0]!.issues.map(({ type }) => type)]
    }
    expect(await issuesWith({})).toEqual(['8.00'])
    expect(await issuesWith({ isVariantAvailable: () => false })).toEqual(['0', 'soldOut'])
    expect(await issuesWith({ getMaxQuantity: () => 1 })).toEqual(['8.00', 'tooMany'])
    expect(await issuesWith({ getPriorPrice: () => '9.00' })).toEqual(['2.00'])
    // An argument wins.
    expect(await issuesWith({ getMaxQuantity: () => 1 }, { getMaxQuantity: () => 5 })).toEqual(['8.00'])
  })

  it('stop an order in another currency', async () => {
    const seen = { ...line, seenPrice: '8.00', seenCurrency: 'EUR' }
    const { lines } = await checkCartLines(clientWith({ currency: 'USD' }), [seen])
    expect(lines[0]!.issues.map(({ type }) => type)).toEqual(['priceChanged'])
  })

  it('are read by search documents', async () => {
    const { documents } = await collectSearchDocuments(clientWith({ isVariantAvailable: () => false }))
    expect(documents[0]!.variants.map(({ available }) => available)).toEqual([false])
  })
})
