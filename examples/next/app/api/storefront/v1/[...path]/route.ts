import { createStorefrontHandler, getResourcePaths } from 'storefront-react/server'

import { uncachedClient } from '../../../../../lib/server-client'

/** Forwards the browser's requests to the store with the server's key. */
export const GET = createStorefrontHandler({
  client: uncachedClient,
  basePath: '/api/storefront/v1',
  allowedPaths: [...getResourcePaths(uncachedClient), '/shipping', '/taxes', '/payments'],
})
