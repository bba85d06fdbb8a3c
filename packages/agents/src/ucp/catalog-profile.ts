import { capabilityName, UCP_VERSION, type CatalogCapability } from '../catalog/ucp-metadata.js'
import { VERSIONS, type UcpVersion } from '../catalog/ucp-version.js'

const CAPABILITIES: readonly CatalogCapability[] = ['search', 'lookup']

/** An older version has an address of its own, so that a request says which version it means. */
const pathOf = (path: string, version: UcpVersion) => (version === UCP_VERSION ? path : `${path}/${version}`)

export const profilePathOf = (version: UcpVersion) => pathOf('/.well-known/ucp', version)
export const restPathOf = pathOf

/** The name of the query parameter of the older versions' MCP endpoint. */
export const VERSION_PARAMETER = 'ucp-version'

interface ProfilePaths {
  readonly siteUrl: string
  readonly basePath: string
  readonly mcpPath: string | undefined
}

/**
 * The discovery document, at `/.well-known/ucp`. It has no payment handlers, because the catalogue is read only.
 * @see https://ucp.dev/schemas/profile.json `business_schema`
 */
export function catalogProfile({ siteUrl, basePath, mcpPath }: ProfilePaths, version: UcpVersion) {
  const isCurrent = version === UCP_VERSION
  const absolute = (path: string) => new URL(path, siteUrl).href
  const service = (transport: 'rest' | 'mcp', file: string, endpoint: string) => ({
    version,
    spec: `https://ucp.dev/${version}/specification/overview`,
    transport,
    schema: `https://ucp.dev/${version}/services/shopping/${file}`,
    endpoint: absolute(endpoint),
  })
  const mcpEndpoint =
    mcpPath !== undefined && !isCurrent ? `${mcpPath}?${VERSION_PARAMETER}=${version}` : mcpPath
  return {
    ucp: {
      version,
      // The document of an older version describes that version only.
      ...(isCurrent && {
        supported_versions: Object.fromEntries(
          VERSIONS.slice(1).map((older) => [older, absolute(profilePathOf(older))]),
        ),
      }),
      services: {
        'dev.ucp.shopping': [
          service('rest', 'rest.openapi.json', restPathOf(basePath, version)),
          ...(mcpEndpoint === undefined ? [] : [service('mcp', 'mcp.openrpc.json', mcpEndpoint)]),
        ],
      },
      capabilities: Object.fromEntries(
        CAPABILITIES.map((capability) => [
          capabilityName(capability),
          [
            {
              version,
              spec: `https://ucp.dev/${version}/specification/${isCurrent ? 'shopping/' : ''}catalog/${capability}`,
              schema: `https://ucp.dev/${version}/schemas/shopping/catalog_${capability}.json`,
            },
          ],
        ]),
      ),
      payment_handlers: {},
    },
  }
}
