import type { AnyStorefrontClient, StandardSchema } from '../core/index.js'
import { errorResponse, jsonHeaders, upstreamErrorResponse } from './error-response.js'
import { createPathMatcher } from './match-path.js'
import { resourcePaths } from './resource-paths.js'

export interface StorefrontHandlerOptions {
  /**
   * Path templates that pass, in place of the default: those of the client's resources. `{id}` stands for one
   * segment. To add to the default: `[...resourcePaths(client), '/checkout/{id}']`.
   */
  readonly allowedPaths?: readonly string[] | undefined
  /** Where the handler is mounted: the browser client's `baseUrl`. Default `/api/v1`. */
  readonly basePath?: string | undefined
  /**
   * `Cache-Control` of good answers. Default `private, no-cache`: no shared cache keeps them, since a key or
   * header function may make them depend on who asks. A shop with one static key may say
   * `public, max-age=60`.
   */
  readonly cacheControl?: string | undefined
  /** Told of what is answered with 5xx, e.g. to log it; errors never hold the key. Default: `console.error`. */
  readonly onError?: ((error: unknown, request: Request) => void) | undefined
}

/** Takes a request of the browser, and answers with what the API says. */
export type StorefrontHandler = (request: Request) => Promise<Response>

/** The answer is JSON: all that is checked, since the browser's client checks the rest. */
const anyJson: StandardSchema = {
  '~standard': { version: 1, vendor: 'storefront-react', validate: (value) => ({ value }) },
}

/**
 * A proxy on the shop's own origin that keeps the key on the server: the browser's client has `apiKey: null` and
 * the handler's path as `baseUrl`. Only GET and HEAD, only paths that are allowed, only pages of the same
 * origin. The query passes; headers and cookies of the browser do not, and no header of the API comes back.
 *
 * @param client a server's client, best made with `serverOnly: true`
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

  async function answer(request: Request): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return errorResponse(405, 'method-not-allowed', { Allow: 'GET, HEAD' })
    }
    // Browsers say where a request comes from; what says nothing is no page of another site.
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
      // A wrong slug, or a page that was left, is nobody's failure.
      if (response.status >= 500 && !request.signal.aborted) onError(error, request)
      return response
    }
  }

  return async (request) => {
    const response = await answer(request)
    return request.method === 'HEAD' ? new Response(null, response) : response
  }
}
