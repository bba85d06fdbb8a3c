import 'server-only'
import { isSameOriginRequest } from 'storefront-react/server'

/** Every page of the web can post a form to this shop. Behind a proxy, `SITE_URL` is the origin that the browser sees. */
export const isOwnForm = (request: Request) => isSameOriginRequest(request, { origin: process.env.SITE_URL })

export const refuseForm = () => new Response('This form belongs to another site.', { status: 403 })
