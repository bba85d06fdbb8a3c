import {
  collectSearchDocuments,
  type CollectSearchDocumentsOptions,
} from '../build/collect-search-documents.js'
import { isObject } from 'storefront-react/internal'
import { decodeSearchDocuments } from '../documents/decode.js'
import { encodeSearchDocuments } from '../documents/encode.js'
import { errorResponse, jsonResponse } from './responses.js'

/** Options of `createSearchDocumentsHandler`, in addition to those of `collectSearchDocuments`. */
export interface SearchDocumentsHandlerOptions extends Omit<
  CollectSearchDocumentsOptions,
  'signal' | 'onProgress' | 'onDocument'
> {
  readonly client: Parameters<typeof collectSearchDocuments>[0]
  /** Where the file is kept between restarts. Default: in memory. */
  readonly cache?:
    | {
        get():
          | Promise<{ readonly text: string; readonly builtAt: number } | undefined>
          | { readonly text: string; readonly builtAt: number }
          | undefined
        set(file: { readonly text: string; readonly builtAt: number }): Promise<void> | void
      }
    | undefined
  /** Age at which a request starts a new build. Default: 1 hour. */
  readonly maxAgeMs?: number | undefined
  /** Called when a build or the cache fails; the old file is served. Default: `console.error`. */
  readonly onError?: ((error: unknown) => void) | undefined
}

const RETRY_AFTER_SECONDS = 10
/** A failed build is not repeated for every request. */
const RETRY_MS = RETRY_AFTER_SECONDS * 1000

/**
 * Builds the search documents on a long-lived server, one build at a time. The old file is served during a build; before
 * the first build has ended, the response is 503 with `Retry-After`.
 */
export function createSearchDocumentsHandler({
  client,
  cache,
  maxAgeMs = 3_600_000,
  onError = (error) => console.error(error),
  ...options
}: SearchDocumentsHandlerOptions): (request: Request) => Promise<Response> {
  let file: ({ readonly text: string; readonly builtAt: number } & { readonly etag: string }) | undefined
  let refreshing: Promise<void> | undefined
  let failedAt = -Infinity
  const report = (error: unknown) => {
    try {
      onError(error)
    } catch {
      // The handler answers even if the app's logging fails.
    }
  }

  /** Takes the file of another server if it is newer and can be read. */
  async function readCache(): Promise<void> {
    try {
      const cached: unknown = await cache?.get()
      if (cached === undefined || cached === null) return
      const { text, builtAt } = isObject(cached) ? cached : {}
      // A time in the future would never be old.
      if (typeof text !== 'string' || typeof builtAt !== 'number' || !(builtAt <= Date.now())) {
        throw new TypeError('The cached search documents are not { text, builtAt }.')
      }
      if (file && file.builtAt >= builtAt) return
      decodeSearchDocuments(text)
      file = { text, builtAt, etag: await etagOf(text) }
    } catch (error) {
      report(error)
    }
  }

  async function build(): Promise<void> {
    try {
      const text = encodeSearchDocuments(await collectSearchDocuments(client, options))
      file = { text, builtAt: Date.now(), etag: await etagOf(text) }
    } catch (error) {
      failedAt = Date.now()
      report(error)
      return
    }
    try {
      await cache?.set({ text: file.text, builtAt: file.builtAt })
    } catch (error) {
      report(error)
    }
  }

  const isOld = () => !file || Date.now() - file.builtAt > maxAgeMs

  async function refresh(): Promise<void> {
    await readCache()
    if (isOld()) await build()
  }

  let isStarted = false
  return async (request) => {
    if (request.method !== 'GET') return errorResponse(405, 'method-not-allowed', { Allow: 'GET' })
    if (!isStarted) {
      // The first requests wait for the cache, but not for a build.
      await readCache()
      isStarted = true
    }
    if (isOld() && Date.now() - failedAt > RETRY_MS) {
      refreshing ??= refresh().finally(() => (refreshing = undefined))
    }
    if (!file) return errorResponse(503, 'not-built', { 'Retry-After': String(RETRY_AFTER_SECONDS) })
    const seconds = Math.round(maxAgeMs / 1000)
    const headers = {
      ETag: file.etag,
      'Cache-Control': `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds}`,
    }
    const known =
      request.headers
        .get('If-None-Match')
        ?.split(',')
        .map((tag) => tag.trim()) ?? []
    // A proxy that compresses marks the tag as weak.
    return known.some((tag) => tag === '*' || tag.replace(/^W\//, '') === file?.etag)
      ? new Response(null, { status: 304, headers })
      : jsonResponse(file.text, headers)
  }
}

async function etagOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `"${Array.from(new Uint8Array(hash).subarray(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('')}"`
}
