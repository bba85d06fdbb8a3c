import type { InfiniteQueryObserver, Query, QueryCache } from '@tanstack/react-query'

import { isListQueryData } from './list-query-data.js'
import { isLostCursorError } from './lost-cursor.js'
import { isOutdated } from './share-list.js'

export type ListOperation = 'fetchNextPage' | 'fetchPreviousPage' | 'refetch'

/** `Query` is invariant in its type parameters, so no observer type of TanStack's fits every list. */
export interface ListObserver extends Pick<
  InfiniteQueryObserver<unknown, Error, unknown>,
  ListOperation | 'getCurrentResult'
> {
  getCurrentQuery(): object
  readonly options?: { readonly maxPages?: number | undefined }
}

interface Job {
  readonly operation: ListOperation
  /** Observers that requested this job. Any mounted one can run it; the job is dropped when none is mounted. */
  readonly observers: Set<ListObserver>
  readonly done: Promise<boolean>
}

type Direction = 'forward' | 'backward'

const DIRECTIONS = { fetchNextPage: 'forward', fetchPreviousPage: 'backward', refetch: undefined } as const

/** A job starts again when an automatic fetch of TanStack's has replaced its fetch. */
const MAX_RESTARTS = 3
/** Limits the refetches after outdated pages: a faulty server may repeat items, or count too few, on every page. */
const MAX_REPAIRS_IN_A_ROW = 3

/** Resolves to `false` if the operation did not run: the list has no such page, or no observer is mounted. */
type ListQueue = (operation: ListOperation, observer: ListObserver) => Promise<boolean>

/** Loads of one query wait for each other, also those of different hooks. */
const queues = new WeakMap<Query, ListQueue>()

/** All hooks of a query share one queue, because two queues would cancel each other's fetches. */
export function listQueueOf(query: Query, cache: QueryCache): ListQueue {
  let queue = queues.get(query)
  if (!queue) queues.set(query, (queue = createListQueue(query, cache)))
  return queue
}

/** If no observer is left when the refetch starts, the next mount refetches. */
export function refetchAll(cache: QueryCache, query: Query): void {
  query.invalidate()
  // The type of a cached query does not say that the query is infinite.
  const [caller] = query.observers as readonly object[] as readonly ListObserver[]
  if (caller && query.isActive()) void listQueueOf(query, cache)('refetch', caller).catch(() => {})
}

/**
 * A TanStack query runs one fetch at a time: a second call cancels or joins the first, and both report success
 * although only one operation ran. (TanStack/query #5972) Automatic fetches (invalidation, focus, reconnect) bypass
 * the queue, so each job checks that its own fetch was the last one.
 */
function createListQueue(query: Query, cache: QueryCache): ListQueue {
  const jobs: Job[] = []
  let repairsInARow = 0

  const add: ListQueue = (operation, observer) => {
    // Do not join a running refetch: the caller may have changed data that the refetch has already read.
    const joined = jobs.find((job, at) => job.operation === operation && (at > 0 || operation !== 'refetch'))
    if (joined) {
      joined.observers.add(observer)
      return joined.done
    }
    const observers = new Set([observer])
    const run = () => runJob(operation, observers)
    // A job that failed must not block the later ones.
    const done = (jobs.at(-1)?.done.then(run, run) ?? run()).finally(() => jobs.shift())
    jobs.push({ operation, observers, done })
    return done
  }

  async function runJob(operation: ListOperation, observers: Job['observers']): Promise<boolean> {
    const direction = DIRECTIONS[operation]
    let hasRefetched = false
    for (let restarts = 0; restarts <= MAX_RESTARTS; restarts++) {
      // Do not await when idle, so that a click sets the fetching state before the next render.
      while (isFetching()) await nextCacheEvent()
      const observer = [...observers].find((other) => (query.observers as unknown[]).includes(other))
      if (!observer || !hasPage(direction)) return hasRefetched

      const watch = watchQuery()
      try {
        await observer[operation]({ cancelRefetch: false })
        while (isFetching()) await nextCacheEvent()
      } finally {
        watch.end()
      }
      if (watch.isInvalidated) query.invalidate()
      if (watch.direction !== direction) continue
      if (!direction) return true

      const { error, data } = query.state
      if (isLostCursorError(error) && !hasRefetched) {
        // A refetch replaces the lost cursor, so clear the error before it is rendered.
        hasRefetched = true
        query.setState({ status: 'success', error: null })
        await observer.refetch({ cancelRefetch: false })
        if (query.state.error) {
          // TanStack derives the failed side from this: the caller asked for a page, not for a refetch.
          query.setState({ fetchMeta: { fetchMore: { direction } } })
          return true
        }
        continue
      }
      if (!error) {
        repairsInARow = isOutdated(data) ? repairsInARow + 1 : 0
        if (repairsInARow > 0 && repairsInARow <= MAX_REPAIRS_IN_A_ROW) void add('refetch', observer)
      }
      return true
    }
    return true
  }

  /** A query that was removed from the cache can keep `fetchStatus: 'fetching'` forever. */
  const isFetching = () => query.state.fetchStatus !== 'idle' && cache.get(query.queryHash) === query

  const nextCacheEvent = () =>
    new Promise<void>((resolve) => {
      const unsubscribe = cache.subscribe(() => {
        unsubscribe()
        resolve()
      })
    })

  function hasPage(direction: Direction | undefined): boolean {
    const { data } = query.state
    if (!direction || !isListQueryData(data)) return true
    const { pages } = data
    return (direction === 'forward' ? pages.at(-1)?.nextParam : pages[0]?.previousParam) !== undefined
  }

  function watchQuery() {
    const watch = {
      direction: undefined as Direction | undefined,
      // TanStack resets `isInvalidated` when a page is added, although the other pages are still outdated.
      isInvalidated: query.state.isInvalidated,
      end: cache.subscribe((event) => {
        if (event.type !== 'updated' || event.query !== query) return
        const { action } = event
        if (action.type === 'invalidate') watch.isInvalidated = true
        if (action.type === 'fetch') {
          watch.direction = action.meta?.fetchMore?.direction
          // A refetch that starts after the invalidation loads all pages again.
          if (!watch.direction) watch.isInvalidated = false
        }
      }),
    }
    return watch
  }

  return add
}
