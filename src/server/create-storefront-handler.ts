import type { AnyStorefrontClient, StandardSchema } from '../core/index.js'
import { errorResponse, jsonHeaders, upstreamErrorResponse } from './error-response.js'
import { createPathMatcher } from './match-path.js'
import { resourcePaths } from './resource-paths.js'

export interface StorefrontHandlerOptions {
  /** Templates of the forwarded paths; `{id}` matches one segment. Default: `resourcePaths(client)`. */
  readonly allowedPaths?: readonly string[] | undefined
  /** Path of the route; also the `baseUrl` of the browser's client. Default: `/api/v1`. */
  readonly basePath?: string | undefined
  /**
   * `Cache-Control` of successful responses. Default: `private, no-cache`, because responses can depend on the user.
   * A shop with one static key can use `public, max-age=60`.
   */
  readonly cacheControl?: string | undefined
  /** Called when the handler responds with 5xx. Errors never contain the key. Default: `console.error`. */
  readonly onError?: ((error: unknown, request: Request) => void) | undefined
}

export type StorefrontHandler = (request: Request) => Promise<Response>

/** Accepts any JSON, because the browser's client validates it. */
const anyJson: StandardSchema = {
  '~standard': { version: 1, vendor: 'storefront-react', validate: (value) => ({ value }) },
}

/**
 * Creates a proxy on the shop's own origin that keeps the key on the server. The browser's client uses `apiKey: null`
 * and the handler's path as `baseUrl`. The handler forwards the query, but no headers or cookies of the browser.
 *
 * @param client the server's client, created with `serverOnly: true`
 * @example
 * // app/api/v1/[...path]/route.ts in Next
 * export const GET = createStorefrontHandler(client)
 */
export function createStorefrontHandler(
  client: Pick<AnyStorefrontClient, 'get' | 'resources'>,
  {
    allowedPaths = resourcePaths(client),
    basePath = '/api/v1',
    cacheControl = 'private, no-cache',
    onError = (error) => console.error(error),
  }: StorefrontHandlerOptions = {},
): StorefrontHandler {
  const matchPath = createPathMatcher(allowedPaths)
  const prefix = basePath.replace(/\/+$/, '')

  async function respond(request: Request): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return errorResponse(405, 'method-not-allowed', { Allow: 'GET, HEAD' })
    }
    // Current browsers send this header over HTTPS. Clients that are not browsers omit it.
    const site = request.headers.get('Sec-Fetch-Site') ?? 'none'
    if (site !== 'same-origin' && site !== 'none') return errorResponse(403, 'cross-origin')
    const { pathname, searchParams } = new URL(request.url)
    const path = pathname.startsWith(`${prefix}/`) ? matchPath(pathname.slice(prefix.length)) : undefined
    if (path === undefined) return errorResponse(404, 'not-found')
    try {
      const json = await client.get(path, { schema: anyJson, searchParams, signal: request.signal })
      return new Response(JSON.stringify(json), {
        headers: { ...jsonHeaders, 'Cache-Control': cacheControl },
      })
    } catch (error) {
      const response = upstreamErrorResponse(error)
      // A request that the browser aborted is not an error of the server.
      if (response.status >= 500 && !request.signal.aborted) onError(error, request)
      return response
    }
  }

  return async (request) => {
    const response = await respond(request)
    return request.method === 'HEAD' ? new Response(null, response) : response
  }
}
