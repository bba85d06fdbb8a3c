import { CatalogError } from './catalog-error.js'
import { UCP_VERSION, type CatalogMetadata } from './ucp-metadata.js'

/** The newest first. Their schemas allow the same answers, apart from the version that an answer names. */
export const VERSIONS = [UCP_VERSION, '2026-04-08'] as const

export type UcpVersion = (typeof VERSIONS)[number]

/**
 * The version that an answer must name. The agent's profile would name it too, but fetching an address that a stranger sends
 * would let them reach the server's own network.
 * @param asked the version in the request, if it has one
 * @throws {CatalogError} for a version that the catalogue does not speak
 * @see https://ucp.dev/specification/overview "Request-Time Validation"
 */
export function negotiateVersion(asked: unknown, otherwise: UcpVersion): UcpVersion {
  if (asked === undefined || asked === null) return otherwise
  const version = VERSIONS.find((each) => each === asked)
  if (version) return version
  const named = typeof asked === 'string' ? ` ${asked.slice(0, 20)}` : ''
  throw new CatalogError(
    'version_unsupported',
    `Protocol version${named} is not supported. This shop supports ${VERSIONS.join(' and ')}.`,
  )
}

/** `version` of `UCP-Agent: profile="https://agent.example/profile.json", version="2026-04-08"`. */
export function readAgentVersion(header: string | null): string | undefined {
  // The address of the profile may contain "version=".
  const parameters = header?.replace(/\bprofile="[^"]*"/, '') ?? ''
  return /(?:^|[,;\s])version="?([^",;\s]+)/.exec(parameters)?.[1]
}

/** The answer as the version names itself. */
export function inVersion<TAnswer extends { readonly ucp: CatalogMetadata }>(
  answer: TAnswer,
  version: UcpVersion,
): TAnswer {
  const capabilities: CatalogMetadata['capabilities'] = Object.fromEntries(
    Object.keys(answer.ucp.capabilities).map((name) => [name, [{ version }]] as const),
  )
  return { ...answer, ucp: { ...answer.ucp, version, capabilities } }
}
