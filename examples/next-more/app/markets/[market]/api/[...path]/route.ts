import { createStorefrontHandler, getResourcePaths } from 'storefront-react/server'

import { marketClients } from '../../../../../lib/market-clients'
import { isMarket, type MarketId } from '../../../../../lib/markets'

const createHandler = (id: MarketId) =>
  createStorefrontHandler({
    client: marketClients[id],
    basePath: `/markets/${id}/api`,
    allowedPaths: getResourcePaths(marketClients[id]),
  })

const handlers = { de: createHandler('de'), us: createHandler('us') }

/** Forwards the requests of a market's pages to the store of this market. */
export async function GET(request: Request, { params }: { readonly params: Promise<{ market: string }> }) {
  const { market } = await params
  return isMarket(market) ? handlers[market](request) : new Response(null, { status: 404 })
}
