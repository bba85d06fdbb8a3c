/** @see https://www.jsonrpc.org/specification#error_object and the codes of the Model Context Protocol */
import { isObject } from 'storefront-react/internal'

export const PARSE_ERROR = -32700
const INVALID_REQUEST = -32600
export const METHOD_NOT_FOUND = -32601
export const INVALID_PARAMS = -32602
export const HEADER_MISMATCH = -32020
export const UNSUPPORTED_VERSION = -32022
/** Of the Universal Commerce Protocol, whose messages these requests carry. */
export const NEGOTIATION_FAILED = -32001

export type RpcId = string | number

export interface RpcRequest {
  /** Undefined for a notification, which gets no answer. */
  readonly id: RpcId | undefined
  readonly method: string
  readonly params: Readonly<Record<string, unknown>>
}

export class RpcError extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly data?: object,
  ) {
    super(message)
  }
}

/** @throws {RpcError} for anything else than one request or notification */
export function readRpcRequest(json: unknown): RpcRequest {
  if (!isObject(json) || Array.isArray(json) || json.jsonrpc !== '2.0' || typeof json.method !== 'string') {
    throw new RpcError(INVALID_REQUEST, 'The body must be one JSON-RPC 2.0 request.')
  }
  const { id, method, params = {} } = json
  if (id !== undefined && typeof id !== 'string' && typeof id !== 'number') {
    throw new RpcError(INVALID_REQUEST, '"id" must be a string or a number.')
  }
  if (!isObject(params) || Array.isArray(params))
    throw new RpcError(INVALID_PARAMS, '"params" must be an object.')
  return { id, method, params }
}

export const rpcResult = (id: RpcId, result: object) => ({ jsonrpc: '2.0', id, result })

export const rpcError = (id: RpcId | undefined, { code, message, data }: RpcError) => ({
  jsonrpc: '2.0',
  ...(id !== undefined && { id }),
  error: { code, message, ...(data && { data }) },
})
