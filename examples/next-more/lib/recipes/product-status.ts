import { NotFoundError } from 'storefront-react/core'

import { uncachedClient } from '../server-client'

const MINUTE = 60_000

/** When each slug was last seen in the store. Only slugs of the store are kept, because visitors choose the others. */
const seenAt = new Map<string, number>()

/** The status of a product page, with one request a minute for each product. Next's caches do not exist in `proxy.ts`. */
export async function getProductStatus(slug: string): Promise<200 | 404 | 503> {
  if (Date.now() - (seenAt.get(slug) ?? -MINUTE) < MINUTE) return 200
  try {
    await uncachedClient.products.retrieve({ slug })
    seenAt.set(slug, Date.now())
    return 200
  } catch (error) {
    seenAt.delete(slug)
    return error instanceof NotFoundError ? 404 : 503
  }
}
