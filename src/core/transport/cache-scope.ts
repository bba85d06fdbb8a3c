import type { StaticHeaders } from './credentials.js'

/**
 * Creates the part of a query key that identifies the client. Clients that differ in base URL, key or static headers
 * (language, market) must not share cached data. The key must not be readable from the scope, so the scope contains a
 * 32-bit FNV-1a hash: enough to distinguish clients, too little to recover a key.
 */
export function cacheScopeOf(baseUrl: string, apiKey: string | null, headers: StaticHeaders): string {
  const entries = Object.entries(headers)
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `${baseUrl}#${fnv1a(JSON.stringify([apiKey, entries]))}`
}

function fnv1a(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}
