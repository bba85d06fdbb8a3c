import { createStorefrontHandler } from 'storefront-react/server'

import { serverClient } from '../../../../../lib/server-client'

/** The store on the shop's own origin: what a browser asks for here is answered with the server's key. */
export const GET = createStorefrontHandler(serverClient, { basePath: '/api/storefront/v1' })
