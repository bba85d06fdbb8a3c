import { dehydrate, QueryClient, type DehydratedState } from '@tanstack/react-query'
import { data } from 'react-router'
import { createStorefrontClient, NotFoundError } from 'storefront-react/core'

import { readEnv } from '../server/read-env'
import { createShopServer } from '../server/shop-server'
import { cacheScope } from './store'

const env = readEnv()

/** Answers the browser's requests to the store, the search's documents and the checkout. */
export const shopServer = createShopServer(env)

/** For loaders. React Router keeps files named `.server` out of the browser's build. */
export const serverClient = createStorefrontClient({
  baseUrl: env.STOREFRONT_URL!,
  apiKey: env.STOREFRONT_API_KEY!,
  cacheScope,
  serverOnly: true,
  // The default is 10 seconds. A visitor should see the page earlier.
  timeoutMs: 4000,
})

/**
 * Loads what a page shows first, for `HydrationBoundary`. What fails to load is logged, and the browser requests it again.
 * @throws a response with status 404 if the store does not have the item
 */
export async function prefetch(
  load: (queryClient: QueryClient) => readonly Promise<unknown>[],
): Promise<DehydratedState> {
  // One for each request, so that visitors share no data.
  const queryClient = new QueryClient()
  for (const result of await Promise.allSettled(load(queryClient))) {
    if (result.status === 'fulfilled') continue
    if (result.reason instanceof NotFoundError) throw data(null, { status: 404 })
    console.error('The server could not load what a page shows.', result.reason)
  }
  return dehydrate(queryClient)
}

/** For what a shop can do without, such as a menu or a shelf. */
export const optional = (promise: Promise<unknown>) =>
  promise.catch((error: unknown) => {
    if (!(error instanceof NotFoundError)) throw error
  })
