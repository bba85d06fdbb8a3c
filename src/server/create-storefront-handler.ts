import type { AnyStorefrontClient } from '../core/client/storefront-client.js'
import type { StandardSchema } from '../core/schemas/standard-schema.js'
import type { FetchOptions } from '../core/transport/fetch-options.js'
import { createDevelopmentHints } from './development-hints.js'
import { errorResponse, jsonHeaders, upstreamErrorResponse } from './error-response.js'
import { isList } from '../core/list/list-page.js'
import { getWireNames } from '../core/list/list-params.js'
import { createRequestMatcher, type ListShape } from './match-path.js'
import { createPatterns, getResourcePaths } from './get-resource-paths.js'
import { trimTrailingSlashes } from '../core/trim-slashes.js'
import type { ResourceDefinition, Entity } from '../core/resources/define-resource.js'

/** Options of `createStorefrontHandler`. */
export interface StorefrontHandlerOptions {
  /** The server's client, created with `serverOnly: true`. */
  readonly client: Pick<AnyStorefrontClient, 'get' | 'resources'>
  /**
   * The forwarded paths, as templates or resource definitions. `{id}` matches one segment, and the query of a template
   * names the parameters that are forwarded: `/checkout/{id}?currency={currency}`. Default: `getResourcePaths(client)`.
   */
  readonly allowedPaths?:
    | readonly (
        | string
        | Pick<
            ResourceDefinition<Entity, Entity, unknown>,
            | 'name'
            | 'path'
            | 'itemPath'
            | 'slugPath'
            | 'filterParams'
            | 'readList'
            | 'parameters'
            | 'searchParams'
          >
      )[]
    | undefined
  /** Path of the route; also the `baseUrl` of the browser's client. Default: `/api/v1`. */
  readonly basePath?: string | undefined
  /**
   * `Cache-Control` of successful responses. Default: `private, no-cache`, because responses can depend on the user.
   * A shop with one static key can use `public, max-age=60`.
   */
  readonly cacheControl?: string | undefined
  /**
   * Options of the requests to the API, merged over the client's `fetchOptions`. Default `{ cache: 'no-store', next: undefined }`:
   * a visitor chooses the cursors, so a server cache would grow without limit.
   */
  readonly fetchOptions?: FetchOptions | undefined
  /**
   * Called when the handler responds with 5xx. Errors never contain the key. An error that this function throws is ignored.
   * Default: `console.error`.
   */
  readonly onError?: ((error: unknown, request: Request) => void | Promise<void>) | undefined
}

/** A request handler for a route: takes a `Request`, returns a `Response`, and never rejects. */
export type StorefrontHandler = (request: Request) => Promise<Response>

/** Accepts any JSON, because the browser's client validates it. */
const anyJson: StandardSchema = {
  '~standard': { version: 1, vendor: 'storefront-react', validate: (value) => ({ value }) },
}

/** Accepts any items: a page without a list must not be cached as one. */
function listSchemaOf(list: ListShape): StandardSchema {
  const validate = (value: unknown) =>
    isList(value, list) ? { value } : { issues: [{ message: 'not a list' }] }
  return { '~standard': { version: 1, vendor: 'storefront-react', validate } }
}

/** Longer URLs are refused before they are parsed. Most servers have the same limit. */
const MAX_URL_LENGTH = 8192

/**
 * Creates a proxy on the shop's own origin that keeps the key on the server. The browser's client uses `apiKey: null`
 * and the handler's path as `baseUrl`. The handler forwards the list parameters, the declared filters (`filterParams`) and
 * the parameters in `allowedPaths`, but no other parameters, headers or cookies of the browser. The client's `timeoutMs` and
 * `maxResponseBytes` limit each response. The promise never rejects.
 *
 * @example
 * // app/api/v1/[...path]/route.ts in Next
 * export const GET = createStorefrontHandler({ client })
 */
export function createStorefrontHandler({
  client,
  allowedPaths = getResourcePaths(client),
  basePath = '/api/v1',
  cacheControl = 'private, no-cache',
  fetchOptions = { cache: 'no-store', next: undefined },
  onError = (error) => console.error(error),
}: StorefrontHandlerOptions): StorefrontHandler {
  const matchRequest = createRequestMatcher(createPatterns(client, allowedPaths))
  const prefix = trimTrailingSlashes(basePath)
  const hints = createDevelopmentHints()

  async function forward(request: Request): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return errorResponse(405, 'method-not-allowed', { Allow: 'GET, HEAD' })
    }
    // Current browsers send this header over HTTPS. Clients that are not browsers omit it.
    const site = request.headers.get('Sec-Fetch-Site') ?? 'none'
    if (site !== 'same-origin' && site !== 'none') return errorResponse(403, 'cross-origin')
    if (request.url.length > MAX_URL_LENGTH) return errorResponse(414, 'url-too-long')
    const { pathname, searchParams } = new URL(request.url)
    if (!pathname.startsWith(`${prefix}/`)) {
      hints.outsideBasePath(pathname, prefix)
      return errorResponse(404, 'not-found')
    }
    const matched = matchRequest(pathname.slice(prefix.length), searchParams)
    if (!matched) return errorResponse(404, 'not-found')
    for (const name of matched.droppedParams) hints.droppedParam(name, matched.path)
    if (
      matched.list &&
      getWireNames(matched.list.parameters).some((name) => matched.searchParams.getAll(name).length > 1)
    ) {
      return errorResponse(400, 'duplicate-parameter')
    }
    const json = await client.get(matched.path, {
      schema: matched.list ? listSchemaOf(matched.list) : anyJson,
      searchParams: matched.searchParams,
      fetchOptions,
      signal: request.signal,
    })
    return new Response(JSON.stringify(json), {
      headers: { ...jsonHeaders, 'Cache-Control': cacheControl },
    })
  }

  async function report(error: unknown, request: Request): Promise<void> {
    try {
      await onError(error, request)
    } catch {
      // The visitor gets the response either way.
    }
  }

  return async (request) => {
    try {
      const response = await forward(request)
      return request.method === 'HEAD' ? new Response(null, response) : response
    } catch (error) {
      const response = upstreamErrorResponse(error)
      // A request that the browser aborted is not an error of the server.
      if (response.status >= 500 && !request.signal?.aborted) void report(error, request)
      return request.method === 'HEAD' ? new Response(null, response) : response
    }
  }
}
