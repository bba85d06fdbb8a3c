import { trimTrailingSlashes } from './trim-slashes.js'
import { CatalogError } from '../catalog/catalog-error.js'
import { createCatalog, type Catalog } from '../catalog/create-catalog.js'
import type { AgentCatalogOptions } from '../catalog/options.js'
import { errorAnswer } from '../catalog/ucp-metadata.js'
import { readJson } from '../http/read-json.js'
import { createReporter, jsonAnswer, unavailable } from '../http/respond.js'
import { catalogProfile } from './catalog-profile.js'

/** Options of `createCatalogHandler`. */
export interface CatalogHandlerOptions extends AgentCatalogOptions {
  /** Path of the route that answers `/catalog/…`. Default `/ucp`. */
  readonly basePath?: string | undefined
  /** Path of `createCatalogMcpHandler`, to name it in the discovery document. Default: not named. */
  readonly mcpPath?: string | undefined
  /** `Cache-Control` of the discovery document. Answers to POST are not cached. Default `public, max-age=3600`. */
  readonly cacheControl?: string | undefined
  /** Called when the store or the search fails. Default: `console.error`. */
  readonly onError?: ((error: unknown, request: Request) => void | Promise<void>) | undefined
}

/**
 * Answers the catalogue requests of agents as the Universal Commerce Protocol defines them over REST: `POST` to
 * `/catalog/search`, `/catalog/lookup` and `/catalog/product` below `basePath`, and `GET /.well-known/ucp`. The promise
 * never rejects.
 * @example
 * // app/ucp/[...path]/route.ts in Next
 * export const POST = createCatalogHandler({ client, search, rules: { currency: 'EUR' }, siteUrl })
 * @see https://ucp.dev/specification/shopping/catalog/rest
 */
export function createCatalogHandler({
  basePath = '/ucp',
  mcpPath,
  cacheControl = 'public, max-age=3600',
  onError,
  ...options
}: CatalogHandlerOptions): (request: Request) => Promise<Response> {
  const catalog = createCatalog(options)
  const prefix = trimTrailingSlashes(basePath)
  const report = createReporter(onError)
  const operations = new Map<string, Catalog[keyof Catalog]>([
    [`${prefix}/catalog/search`, catalog.search],
    [`${prefix}/catalog/lookup`, catalog.lookup],
    [`${prefix}/catalog/product`, catalog.product],
  ])

  return async (request) => {
    try {
      const { pathname } = new URL(request.url)
      if (pathname === '/.well-known/ucp') {
        if (request.method !== 'GET' && request.method !== 'HEAD') return notAllowed('GET, HEAD')
        return jsonAnswer(200, catalogProfile(options.siteUrl, prefix, mcpPath), {
          'Cache-Control': cacheControl,
        })
      }
      const operation = operations.get(pathname)
      if (!operation) return jsonAnswer(404, { code: 'not_found', content: 'There is no such operation.' })
      if (request.method !== 'POST') return notAllowed('POST')
      return jsonAnswer(200, await operation(await readJson(request), request.signal))
    } catch (error) {
      if (!(error instanceof CatalogError)) return unavailable(await report(error, request))
      // An unknown product is an outcome, not a failure of the request.
      return error.code === 'not_found'
        ? jsonAnswer(200, errorAnswer('lookup', error.code, error.message))
        : jsonAnswer(400, { code: error.code, content: error.message })
    }
  }
}

const notAllowed = (allow: string) =>
  jsonAnswer(405, { code: 'method_not_allowed', content: `Use ${allow}.` }, { Allow: allow })
