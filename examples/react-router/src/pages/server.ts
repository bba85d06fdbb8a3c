import { shopServer } from '../store.server'
import type { Route } from './+types/server'

/** The proxy that adds the key, the search's documents, and the checkout: see `server/shop-server.ts`. */
const answer = ({ request }: Route.LoaderArgs | Route.ActionArgs) => shopServer.fetch(request)

export { answer as action, answer as loader }
