import { capabilityName, UCP_VERSION, type CatalogCapability } from '../catalog/ucp-metadata.js'

const CAPABILITIES: readonly CatalogCapability[] = ['search', 'lookup']

/**
 * The discovery document, at `/.well-known/ucp`. It has no payment handlers, because the catalogue is read only.
 * @see https://ucp.dev/schemas/profile.json `business_schema`
 */
export function catalogProfile(siteUrl: string, restPath: string, mcpPath: string | undefined) {
  const service = (transport: 'rest' | 'mcp', file: string, path: string) => ({
    version: UCP_VERSION,
    spec: `https://ucp.dev/${UCP_VERSION}/specification/overview`,
    transport,
    schema: `https://ucp.dev/${UCP_VERSION}/services/shopping/${file}`,
    endpoint: new URL(path, siteUrl).href,
  })
  return {
    ucp: {
      version: UCP_VERSION,
      services: {
        'dev.ucp.shopping': [
          service('rest', 'rest.openapi.json', restPath),
          ...(mcpPath === undefined ? [] : [service('mcp', 'mcp.openrpc.json', mcpPath)]),
        ],
      },
      capabilities: Object.fromEntries(
        CAPABILITIES.map((capability) => [
          capabilityName(capability),
          [
            {
              version: UCP_VERSION,
              spec: `https://ucp.dev/${UCP_VERSION}/specification/shopping/catalog/${capability}`,
              schema: `https://ucp.dev/${UCP_VERSION}/schemas/shopping/catalog_${capability}.json`,
            },
          ],
        ]),
      ),
      payment_handlers: {},
    },
  }
}
