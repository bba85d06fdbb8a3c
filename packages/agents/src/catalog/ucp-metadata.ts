/** The version of the Universal Commerce Protocol whose catalogue capability this is. */
export const UCP_VERSION = '2026-08-25'

export type CatalogCapability = 'search' | 'lookup'

/** @see https://ucp.dev/schemas/ucp.json `response_catalog_schema` */
export interface CatalogMetadata {
  readonly version: string
  readonly status?: 'error'
  readonly capabilities: Readonly<Record<string, readonly { readonly version: string }[]>>
}

export const capabilityName = (capability: CatalogCapability) => `dev.ucp.shopping.catalog.${capability}`

export function metadata(capability: CatalogCapability): CatalogMetadata {
  return { version: UCP_VERSION, capabilities: { [capabilityName(capability)]: [{ version: UCP_VERSION }] } }
}

/** @see https://ucp.dev/schemas/common/types/error_response.json */
export function errorAnswer(capability: CatalogCapability, code: string, content: string) {
  return {
    ucp: { ...metadata(capability), status: 'error' as const },
    messages: [{ type: 'error' as const, code, content, severity: 'unrecoverable' as const }],
  }
}
