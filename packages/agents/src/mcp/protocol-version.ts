import { isObject } from 'storefront-react/internal'

import {
  HEADER_MISMATCH,
  INVALID_PARAMS,
  RpcError,
  UNSUPPORTED_VERSION,
  type RpcRequest,
} from './json-rpc.js'

/** The newest without a handshake; the others begin with `initialize`. */
const STATELESS_VERSION = '2026-07-28'
export const HANDSHAKE_VERSIONS = ['2025-11-25', '2025-06-18', '2025-03-26'] as const
export const VERSIONS: readonly string[] = [STATELESS_VERSION, ...HANDSHAKE_VERSIONS]

const META_VERSION = 'io.modelcontextprotocol/protocolVersion'
const META_CAPABILITIES = 'io.modelcontextprotocol/clientCapabilities'

const metaOf = ({ params }: RpcRequest) => (isObject(params._meta) ? params._meta : {})

/** The version in the request's own metadata, else in the header, which clients with a handshake send too. */
function versionOf(request: Request, rpc: RpcRequest | undefined): string | undefined {
  const version = rpc && metaOf(rpc)[META_VERSION]
  return typeof version === 'string' ? version : (request.headers.get('MCP-Protocol-Version') ?? undefined)
}

/** Whether the client speaks a version without a handshake. */
export const isStateless = (request: Request, rpc: RpcRequest | undefined): boolean =>
  versionOf(request, rpc) === STATELESS_VERSION

/**
 * A proxy decides by the headers and the handler by the body, so both must say the same.
 * @throws {RpcError}
 * @see https://modelcontextprotocol.io/specification/2026-07-28/basic/transports/streamable-http#server-validation
 */
export function assertProtocol(request: Request, rpc: RpcRequest): void {
  const version = versionOf(request, rpc)
  const header = request.headers.get('MCP-Protocol-Version') ?? version
  if (header !== version) {
    throw new RpcError(HEADER_MISMATCH, 'Header mismatch: MCP-Protocol-Version differs from the body.')
  }
  if (version !== undefined && !VERSIONS.includes(version) && rpc.method !== 'initialize') {
    throw new RpcError(UNSUPPORTED_VERSION, 'This protocol version is not supported.', {
      supported: VERSIONS,
      requested: version,
    })
  }
  if (version !== STATELESS_VERSION) return
  const meta = metaOf(rpc)
  for (const key of [META_VERSION, META_CAPABILITIES]) {
    if (meta[key] === undefined) throw new RpcError(INVALID_PARAMS, `"_meta" has no "${key}".`)
  }
  assertHeader(request, 'MCP-Protocol-Version', version)
  assertHeader(request, 'Mcp-Method', rpc.method)
  if (rpc.method === 'tools/call') assertHeader(request, 'Mcp-Name', rpc.params.name)
}

function assertHeader(request: Request, name: string, expected: unknown): void {
  const value = request.headers.get(name)
  if (value === null) throw new RpcError(HEADER_MISMATCH, `Header mismatch: ${name} is missing.`)
  if (decodeHeader(value) !== expected) {
    throw new RpcError(HEADER_MISMATCH, `Header mismatch: ${name} differs from the body.`)
  }
}

/** Clients encode values that are not plain ASCII. Undefined for a value that cannot be decoded. */
function decodeHeader(value: string): string | undefined {
  const [, encoded] = /^=\?base64\?(.*)\?=$/.exec(value) ?? []
  if (encoded === undefined) return value
  try {
    const bytes = Uint8Array.from(atob(encoded), (char) => char.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
