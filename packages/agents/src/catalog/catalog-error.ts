/** Reasons why a request has no answer. Each is a code of the Universal Commerce Protocol, or in its style. */
export type CatalogErrorCode = 'invalid_request' | 'request_too_large' | 'not_found' | 'version_unsupported'

/** A request that the catalogue refuses. The message is for the agent and contains nothing of the server. */
export class CatalogError extends Error {
  override readonly name = 'CatalogError'
  constructor(
    readonly code: CatalogErrorCode,
    message: string,
  ) {
    super(message)
  }
}
