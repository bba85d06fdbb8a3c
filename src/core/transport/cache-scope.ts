import { fnv1a } from '../fnv1a.js'
import type { StaticHeaders } from './credentials.js'

// Clients that differ in base URL, key or headers must not share cached data.
// Query keys are visible, so the scope contains a 32-bit hash, which is too short to recover the key.
export function cacheScopeOf(baseUrl: string, apiKey: string | null, headers: StaticHeaders): string {
  const entries = Object.entries(headers)
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `${baseUrl}#${fnv1a(JSON.stringify([apiKey, entries])).toString(36)}`
}
