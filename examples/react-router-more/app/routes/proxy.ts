import { createStorefrontHandler } from 'storefront-react/server'

import { serverClient } from '../lib/client.server'
import type { Route } from './+types/proxy'

const handler = createStorefrontHandler({ client: serverClient })

/** Forwards the browser's requests to the store with the server's key. */
export const loader = ({ request }: Route.LoaderArgs) => handler(request)
