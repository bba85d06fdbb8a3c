import type { FetchOptions } from './fetch-options.js'

/**
 * Whether Next's data cache can have answered. It stores every response with status 200, even a maintenance page in HTML.
 * @see https://nextjs.org/docs/app/api-reference/functions/fetch
 */
export function isServerCached({ cache, next }: FetchOptions): boolean {
  if (typeof document !== 'undefined') return false
  const { revalidate = 0 } = (next ?? {}) as { readonly revalidate?: number | false }
  return cache === 'force-cache' || revalidate !== 0
}

/** A bad response under the other key is replaced after this time. */
const BYPASS_MS = 10_000

/**
 * A header that is part of the cache's key, with a value that changes every ten seconds; proxies ignore a directive that
 * they do not know. `no-store` would make a static route dynamic, and so would a new value in each of the two renders of
 * Cache Components. A prerender must not read `Date.now()`, but may read `performance`.
 * @see RFC 9111, section 5.2.3
 */
export function createCacheBypass(): Readonly<Record<string, string>> {
  const window = Math.floor((performance.timeOrigin + performance.now()) / BYPASS_MS)
  return { 'Cache-Control': `no-cache, retry=${window}` }
}

/** Next throws errors with a `digest` to stop a prerender or to make a route dynamic. It must receive the same object. */
export function isFrameworkSignal(thrown: unknown): boolean {
  return typeof (thrown as { readonly digest?: unknown } | null | undefined)?.digest === 'string'
}
