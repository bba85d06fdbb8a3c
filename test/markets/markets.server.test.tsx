import { QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { NuqsTestingAdapter } from 'nuqs/adapters/testing'
import { expect, it } from 'vitest'

import { productsQueryOptions } from '../../src/queries/index.js'
import { createCartAddCookie, createStorefrontHandler, readCartCookies } from '../../src/server/index.js'
import { createMarkets, MarketProvider, MarketShop, type Market } from './market-shop.js'

const markets = createMarkets()

async function renderPage(market: Market): Promise<string> {
  const queryClient = new QueryClient()
  await queryClient.fetchInfiniteQuery(productsQueryOptions(market.client, { sort: 'createdAt', limit: 2 }))
  return renderToString(
    <NuqsTestingAdapter>
      <MarketProvider market={market} queryClient={queryClient}>
        <MarketShop market={market} />
      </MarketProvider>
    </NuqsTestingAdapter>,
  )
}

it('one server renders two markets at the same time, and no page has a product or a price of the other', async () => {
  const requests = Array.from({ length: 40 }, (_, index) => (index % 3 ? markets.de : markets.us))
  const pages = await Promise.all(
    requests.map(async (market) => [market.id, await renderPage(market)] as const),
  )
  for (const [id, html] of pages) {
    expect(html).toMatch(id === 'de' ? /Zither.*300,00.€/s : /Mug.*\$15\.00/s)
    expect(html).not.toMatch(id === 'de' ? /\$|Mug|Shirt/ : /€|Becher|Hemd|Zither/)
  }
})

it('one server answers the browsers of two markets from two stores', async () => {
  const namesAt = async (market: Market) => {
    const handle = createStorefrontHandler({ client: market.client, basePath: `/${market.id}/api` })
    const response = await handle(new Request(`https://shop.test/${market.id}/api/products?limit=100`))
    return JSON.stringify(await response.json())
  }
  const [de, us] = await Promise.all([namesAt(markets.de), namesAt(markets.us)])
  expect(de).toContain('Becher')
  expect(de).not.toContain('Mug')
  expect(us).toContain('Mug')
  expect(us).not.toContain('Becher')
})

it('a line that was added without scripts waits for the cart of its own market', () => {
  const line = { productId: 'mug', variantId: 'mug_variant_1', quantity: 1 }
  const cookie = createCartAddCookie({
    request: new Request('https://shop.test/'),
    line,
    storageScope: 'de',
  }).cookie!.split(';')[0]!
  const request = new Request('https://shop.test/', { headers: { cookie } })
  expect(readCartCookies(request, { storageScope: 'de' })).toHaveLength(1)
  expect(readCartCookies(request, { storageScope: 'us' })).toEqual([])
})
