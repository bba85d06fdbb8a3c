import { CatalogError } from '../catalog/catalog-error.js'
import { createCatalog } from '../catalog/create-catalog.js'
import type { AgentCatalogOptions } from '../catalog/options.js'
import { readJson } from '../http/read-json.js'
import { createReporter, jsonAnswer } from '../http/respond.js'
import { createToolCaller } from './call-tool.js'
import {
  HEADER_MISMATCH,
  INVALID_PARAMS,
  METHOD_NOT_FOUND,
  PARSE_ERROR,
  readRpcRequest,
  RpcError,
  rpcError,
  rpcResult,
  UNSUPPORTED_VERSION,
  type RpcRequest,
} from './json-rpc.js'
import { assertProtocol, HANDSHAKE_VERSIONS, isStateless, VERSIONS } from './protocol-version.js'
import { catalogTools } from './tools.js'

/** Options of `createCatalogMcpHandler`. */
export interface CatalogMcpHandlerOptions extends AgentCatalogOptions {
  /** The shop's name, for agents that list their servers. */
  readonly name: string
  /** Origins of pages that may call the handler, besides that of `siteUrl`. Requests without `Origin` are answered. */
  readonly allowedOrigins?: readonly string[] | undefined
  /** Called when the store or the search fails. Default: `console.error`. */
  readonly onError?: ((error: unknown, request: Request) => void | Promise<void>) | undefined
}

/** Without credentials: the catalogue needs none. @see https://fetch.spec.whatwg.org/#http-cors-protocol */
const PREFLIGHT = {
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers':
    'Content-Type, Accept, MCP-Protocol-Version, Mcp-Method, Mcp-Name, Mcp-Session-Id, Last-Event-ID',
  'Access-Control-Max-Age': '7200',
}

/** The tools change with a deployment only. */
const TOOLS_TTL_MS = 3_600_000

/**
 * Serves the catalogue to agents over the Model Context Protocol (Streamable HTTP): the tools `search_catalog`,
 * `lookup_catalog` and `get_product`, all of them read only. Keeps no session. The promise never rejects.
 * @example
 * // app/mcp/route.ts in Next
 * export const POST = createCatalogMcpHandler({ client, search, siteUrl, name: 'Fjord Supply' })
 * @see https://ucp.dev/specification/shopping/catalog/mcp
 * @see https://modelcontextprotocol.io/specification/2026-07-28/basic/transports/streamable-http
 */
export function createCatalogMcpHandler({
  name,
  allowedOrigins = [],
  onError,
  ...options
}: CatalogMcpHandlerOptions): (request: Request) => Promise<Response> {
  const catalog = createCatalog(options)
  const report = createReporter(onError)
  const callTool = createToolCaller({ catalog, report, siteUrl: options.siteUrl })
  const serverInfo = { name, version: '1' }
  const origins = new Set([new URL(options.siteUrl).origin, ...allowedOrigins])

  return async (request) => {
    const response = await handle(request)
    const origin = request.headers.get('Origin')
    // A cache must not serve the answer for one origin to another.
    response.headers.set('Vary', 'Origin')
    if (origin !== null && origins.has(origin)) {
      response.headers.set('Access-Control-Allow-Origin', origin)
      response.headers.set('Access-Control-Expose-Headers', 'Retry-After')
    }
    return response
  }

  async function handle(request: Request): Promise<Response> {
    // A page of another site must not read a shop that runs on the reader's own machine.
    const origin = request.headers.get('Origin')
    if (origin !== null && !origins.has(origin))
      return refuse(403, new RpcError(-32000, 'This origin is not allowed.'))
    if (request.method === 'OPTIONS' && origin !== null)
      return new Response(null, { status: 204, headers: PREFLIGHT })
    if (request.method !== 'POST')
      return jsonAnswer(405, rpcError(undefined, new RpcError(-32000, 'Use POST.')), { Allow: 'POST' })
    let rpc: RpcRequest | undefined
    try {
      rpc = readRpcRequest(await readJson(request))
      if (rpc.id === undefined) return new Response(null, { status: 202 })
      assertProtocol(request, rpc)
      const result = await answer(rpc, request)
      return jsonAnswer(
        200,
        rpcResult(rpc.id, isStateless(request, rpc) ? withServerInfo(result, serverInfo) : result),
      )
    } catch (error) {
      return fail(error, rpc, request)
    }
  }

  async function answer(rpc: RpcRequest, request: Request): Promise<object> {
    const { method, params } = rpc
    // Clients without a handshake read from this error that the server knows their version.
    const isRemoved = (method === 'initialize' || method === 'ping') && isStateless(request, rpc)
    switch (isRemoved ? undefined : method) {
      case 'initialize':
        return {
          protocolVersion:
            HANDSHAKE_VERSIONS.find((version) => version === params.protocolVersion) ?? HANDSHAKE_VERSIONS[0],
          capabilities: { tools: {} },
          serverInfo,
        }
      case 'server/discover':
        return {
          supportedVersions: VERSIONS,
          capabilities: { tools: {} },
          ttlMs: TOOLS_TTL_MS,
          cacheScope: 'public',
        }
      case 'ping':
        return {}
      case 'tools/list':
        return { tools: catalogTools, ttlMs: TOOLS_TTL_MS, cacheScope: 'public' }
      case 'tools/call':
        return callTool(params, request)
      default:
        throw new RpcError(METHOD_NOT_FOUND, `There is no method ${JSON.stringify(method.slice(0, 100))}.`)
    }
  }

  async function fail(error: unknown, rpc: RpcRequest | undefined, request: Request): Promise<Response> {
    if (error instanceof CatalogError) return refuse(400, new RpcError(PARSE_ERROR, error.message))
    if (!(error instanceof RpcError)) {
      const { status, content } = await report(error, request)
      return refuse(status, new RpcError(-32603, content), rpc)
    }
    // Clients of the version without a handshake read the status too; older ones take any other status for a broken connection.
    const isRefused =
      error.code === UNSUPPORTED_VERSION ||
      error.code === HEADER_MISMATCH ||
      rpc?.id === undefined ||
      (error.code === INVALID_PARAMS && isStateless(request, rpc))
    const isUnknown = error.code === METHOD_NOT_FOUND && isStateless(request, rpc)
    const status = isRefused ? 400 : isUnknown ? 404 : 200
    return refuse(status, error, rpc)
  }
}

const refuse = (status: number, error: RpcError, rpc?: RpcRequest) =>
  jsonAnswer(status, rpcError(rpc?.id, error))

const withServerInfo = (result: object, serverInfo: object) => ({
  resultType: 'complete',
  ...result,
  _meta: { 'io.modelcontextprotocol/serverInfo': serverInfo },
})
