import type { Product } from 'storefront-react/core'

import { priceLog } from '../../../lib/recipes/price-log'
import { uncachedClient } from '../../../lib/server-client'

/** For a scheduled job, once an hour, and for the store's webhook when a price changes. */
export async function POST(request: Request): Promise<Response> {
  const secret = process.env.REVALIDATE_SECRET
  if (!secret || request.headers.get('authorization') !== `Bearer ${secret}`) {
    return new Response(null, { status: 401 })
  }
  const products: Product[] = []
  for await (const product of uncachedClient.products.iterate()) products.push(product)
  await priceLog.record(products)
  return new Response(null, { status: 204 })
}
