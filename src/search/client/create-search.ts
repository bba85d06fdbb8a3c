import type { AnyStorefrontClient } from '../../core/client/storefront-client.js'
import type { SearchEngine, SearchRequest, SearchResponse } from '../engine/engine.js'
import { completeSearchRequest } from '../engine/request.js'
import { untilAborted } from '../engine/until-aborted.js'

/** Options of `createSearch`. */
export interface CreateSearchOptions {
  /** The store that is searched. Its `cacheScope` is part of the query key; the key and the URL are not used. */
  readonly client: Pick<AnyStorefrontClient, 'cacheScope'>
  /** The engine, or a function that imports it when it is first needed. */
  readonly engine: SearchEngine | (() => Promise<SearchEngine>)
  /** Distinguishes several searches of one store. Default `'products'`. */
  readonly name?: string | undefined
  /** Look for newer documents when the window gets focus after this time. Default: 5 minutes. */
  readonly maxAgeMs?: number | undefined
}

/** A search over one store, without React. */
export interface Search {
  readonly name: string
  readonly cacheScope: string
  /** `undefined` while an engine that is given as a function has not been imported. */
  readonly isRemote: boolean | undefined
  /** Loads the engine and its documents. Called when a search field gets focus; the first query does the same. */
  load(): Promise<void>
  query(
    request?: Partial<SearchRequest>,
    options?: { readonly signal?: AbortSignal | undefined },
  ): Promise<SearchResponse>
  /** Looks for newer documents. If that fails, rejects, and queries use the old ones. */
  refresh(): Promise<void>
  /** Ends automatic checks and releases the documents. */
  destroy(): void
}

/**
 * Creates a search. Requests nothing before `load()` or the first query. Create one per store, outside components.
 * @example
 * const search = createSearch({
 *   client,
 *   engine: async () => {
 *     const { createLocalSearchEngine } = await import('storefront-search/local')
 *     return createLocalSearchEngine({ documents: '/search.json' })
 *   },
 * })
 */
export function createSearch({
  client,
  engine: given,
  name = 'products',
  maxAgeMs = 5 * 60_000,
}: CreateSearchOptions): Search {
  let engine = typeof given === 'function' ? undefined : given
  let isLoaded = false
  let checkedAt = 0
  let isDisposed = false

  const getEngine = shareRun(async () => {
    if (engine) return engine
    engine = typeof given === 'function' ? await given() : given
    if (isDisposed) engine.destroy?.()
    return engine
  })

  const load = shareRun(async () => {
    if (isLoaded) return
    await refresh()
    isLoaded = true
    if (!isDisposed) globalThis.window?.addEventListener('focus', checkOnFocus)
  })

  async function refresh(): Promise<void> {
    checkedAt = Date.now()
    const current = await getEngine()
    // Destroyed during the import: the documents would be requested for nothing.
    if (!isDisposed) await current.load?.()
  }

  // The loaded documents answer until newer ones have loaded, so a failed check does no harm.
  const checkOnFocus = () => {
    if (Date.now() - checkedAt > maxAgeMs) refresh().catch(() => {})
  }

  return {
    name,
    cacheScope: client.cacheScope,
    get isRemote() {
      return engine?.isRemote
    },
    load,
    async query(request, { signal } = {}) {
      signal?.throwIfAborted()
      await untilAborted(load(), signal)
      return (await getEngine()).query(completeSearchRequest(request), { signal })
    },
    refresh,
    destroy() {
      isDisposed = true
      globalThis.window?.removeEventListener('focus', checkOnFocus)
      engine?.destroy?.()
    },
  }
}

/**
 * Calls during a run share it, and a failed run is tried again by the next call. On a server, a promise that is kept would keep
 * the request that was answered when it was made.
 */
function shareRun<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined
  return () => (running ??= run().finally(() => (running = undefined)))
}
