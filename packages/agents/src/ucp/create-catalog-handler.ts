import { trimTrailingSlashes } from './trim-slashes.js'
import { CatalogError } from '../catalog/catalog-error.js'
import { createCatalog, type Catalog } from '../catalog/create-catalog.js'
import type { AgentCatalogOptions } from '../catalog/options.js'
import { errorAnswer, UCP_VERSION } from '../catalog/ucp-metadata.js'
import {
  inVersion,
  negotiateVersion,
  readAgentVersion,
  VERSIONS,
  type UcpVersion,
} from '../catalog/ucp-version.js'
import { readJson } from '../http/read-json.js'
import { createReporter, jsonAnswer, unavailable } from '../http/respond.js'
import { catalogProfile, profilePathOf, restPathOf } from './catalog-profile.js'

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

interface Endpoint {
  readonly operation: Catalog[keyof Catalog]
  readonly version: UcpVersion
}

/**
 * Answers the catalogue requests of agents as the Universal Commerce Protocol defines them over REST: `POST` to
 * `/catalog/search`, `/catalog/lookup` and `/catalog/product` below `basePath`, and `GET /.well-known/ucp`. The older version
 * 2026-04-08 is answered below `basePath/2026-04-08`, described by `/.well-known/ucp/2026-04-08`. The promise never rejects.
 * @example
 * // app/ucp/[...path]/route.ts in Next
 * export const POST = createCatalogHandler({ client, search, siteUrl })
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
  const profiles = new Map<string, object>()
  const endpoints = new Map<string, Endpoint>()
  for (const version of VERSIONS) {
    profiles.set(
      profilePathOf(version),
      catalogProfile({ siteUrl: options.siteUrl, basePath: prefix, mcpPath }, version),
    )
    for (const name of ['search', 'lookup', 'product'] as const) {
      endpoints.set(`${restPathOf(prefix, version)}/catalog/${name}`, { operation: catalog[name], version })
    }
  }

  return async (request) => {
    let version: UcpVersion = UCP_VERSION
    try {
      const { pathname } = new URL(request.url)
      const profile = profiles.get(pathname)
      if (profile) {
        if (request.method !== 'GET' && request.method !== 'HEAD') return notAllowed('GET, HEAD')
        return jsonAnswer(200, profile, { 'Cache-Control': cacheControl })
      }
      const endpoint = endpoints.get(pathname)
      if (!endpoint) return jsonAnswer(404, { code: 'not_found', content: 'There is no such operation.' })
      if (request.method !== 'POST') return notAllowed('POST')
      version = negotiateVersion(readAgentVersion(request.headers.get('UCP-Agent')), endpoint.version)
      const answer = await endpoint.operation(await readJson(request), request.signal)
      return jsonAnswer(200, inVersion(answer, version))
    } catch (error) {
      if (!(error instanceof CatalogError)) return unavailable(await report(error, request))
      const { code, message } = error
      // An unknown product is an outcome, not a failure of the request.
      if (code === 'not_found')
        return jsonAnswer(200, inVersion(errorAnswer('lookup', code, message), version))
      return code === 'version_unsupported'
        ? jsonAnswer(422, { code, content: message, continue_url: options.siteUrl })
        : jsonAnswer(400, { code, content: message })
    }
  }
}

const notAllowed = (allow: string) =>
  jsonAnswer(405, { code: 'method_not_allowed', content: `Use ${allow}.` }, { Allow: allow })
