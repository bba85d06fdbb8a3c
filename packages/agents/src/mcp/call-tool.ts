import { isObject } from 'storefront-react/internal'

import { CatalogError } from '../catalog/catalog-error.js'
import type { Catalog } from '../catalog/create-catalog.js'
import { errorAnswer, UCP_VERSION } from '../catalog/ucp-metadata.js'
import { inVersion, negotiateVersion, type UcpVersion } from '../catalog/ucp-version.js'
import type { createReporter, Failure } from '../http/respond.js'
import { VERSION_PARAMETER } from '../ucp/catalog-profile.js'
import { INVALID_PARAMS, NEGOTIATION_FAILED, RpcError, type RpcRequest } from './json-rpc.js'

/** Answers `tools/call`. A failure that the agent can mend is an answer that is marked as an error. */
export function createToolCaller({
  catalog,
  report,
  siteUrl,
}: {
  readonly catalog: Catalog
  readonly report: ReturnType<typeof createReporter>
  readonly siteUrl: string
}): (params: RpcRequest['params'], request: Request) => Promise<object> {
  return async (params, request) => {
    const operation = operationOf(catalog, params.name)
    if (!operation) throw new RpcError(INVALID_PARAMS, 'There is no such tool.')
    const { catalog: input, meta } = isObject(params.arguments) ? params.arguments : {}
    let version: UcpVersion = UCP_VERSION
    try {
      const agent = isObject(meta) && isObject(meta['ucp-agent']) ? meta['ucp-agent'] : {}
      version = negotiateVersion(new URL(request.url).searchParams.get(VERSION_PARAMETER), version)
      version = negotiateVersion(agent.version, version)
      return toolResult(inVersion(await operation(input, request.signal), version))
    } catch (error) {
      if (!(error instanceof CatalogError)) return toolFailure(await report(error, request))
      const { code, message } = error
      if (code === 'request_too_large') throw new RpcError(INVALID_PARAMS, message)
      if (code === 'version_unsupported') {
        const data = { code, content: message, continue_url: siteUrl }
        throw new RpcError(NEGOTIATION_FAILED, 'Protocol version not supported.', data)
      }
      const answer = inVersion(errorAnswer('lookup', code, message), version)
      return { ...toolResult(answer, message), isError: true }
    }
  }
}

function operationOf(catalog: Catalog, name: unknown) {
  if (name === 'search_catalog') return catalog.search
  if (name === 'lookup_catalog') return catalog.lookup
  return name === 'get_product' ? catalog.product : undefined
}

/** Clients that do not read `structuredContent` read the text. */
const toolResult = (structuredContent: object, text = JSON.stringify(structuredContent)) => ({
  content: [{ type: 'text', text }],
  structuredContent,
})

const toolFailure = ({ content }: Failure) => ({ content: [{ type: 'text', text: content }], isError: true })
