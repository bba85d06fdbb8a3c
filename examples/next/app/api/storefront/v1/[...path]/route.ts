import { createStorefrontHandler } from 'storefront-react/server'

import { serverClient } from '../../../../../lib/server-client'

/** Forwards the browser's requests to the store with the server's key. */
export const GET = createStorefrontHandler(serverClient, { basePath: '/api/storefront/v1' })
