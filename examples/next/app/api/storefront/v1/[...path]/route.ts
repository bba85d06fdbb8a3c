import { createStorefrontHandler, resourcePaths } from 'storefront-react/server'

import { uncachedClient } from '../../../../../lib/server-client'

/** Forwards the browser's requests to the store with the server's key. */
export const GET = createStorefrontHandler(uncachedClient, {
  basePath: '/api/storefront/v1',
  allowedPaths: [...resourcePaths(uncachedClient), '/shipping', '/taxes', '/payments'],
})
