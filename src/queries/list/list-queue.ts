import type { InfiniteQueryObserver, Query, QueryCache } from '@tanstack/react-query'

import type { ListQueryData } from './list-query-data.js'
import { isLostCursor } from './lost-cursor.js'
import { hasMovedItems } from './share-list.js'

/** What a list can be asked to do, by the names that TanStack Query gives it. */
export type ListOperation = 'fetchNextPage' | 'fetchPreviousPage' | 'refetch'

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the queue never looks at what is loaded
export type ListObserver = InfiniteQueryObserver<any, Error, any, any>

interface Job {
  readonly operation: ListOperation
  /** Of the hooks that called: one of them runs it, and none need be left. */
  readonly observers: Set<ListObserver>
  readonly done: Promise<boolean>
  readonly finish: (isDone: boolean) => void
}

type Direction = 'forward' | 'backward'

const DIRECTIONS = { fetchNextPage: 'forward', fetchPreviousPage: 'backward', refetch: undefined } as const

/** How often an operation is tried again when TanStack Query put a fetch of its own in its place. */
const MAX_REPEATS = 3
/** How many refetches in a row may follow from pages that repeat loaded items: a server may always do so. */
const MAX_REPAIRS = 3

/**
 * Asks a list to do something. Resolves when that has succeeded or failed, with `true`; with `false` when there was
 * nothing to do, or nobody left who asked for it.
 */
type ListQueue = (operation: ListOperation, observer: ListObserver) => Promise<boolean>

const queues = new WeakMap<Query, ListQueue>()

/** The queue of a query, shared by all hooks on it. */
export function listQueueOf(query: Query, cache: QueryCache): ListQueue {
  let queue = queues.get(query)
  if (!queue) queues.set(query, (queue = createListQueue(query, cache)))
  return queue
}

/**
 * Runs the operations on one list one after the other. TanStack Query has one fetch at a time for each query:
 * a second one cancels the first or takes its place, and the caller of either hears of success. In the queue
 * a call that succeeds has had its effect, also against the fetches that TanStack Query starts on its own
 * (invalidation, focus, reconnect), which know of no queue.
 */
function createListQueue(query: Query, cache: QueryCache): ListQueue {
  /** The first is running. */
  const jobs: Job[] = []
  let repairs = 0

  /**
   * A call joins the same one that waits already, or is loading the page: it was made by somebody who sees
   * the same list. A refetch that is under way may have read what has changed since, and is not joined.
   */
  const add: ListQueue = (operation, observer) => {
    const joined = jobs.find((job, at) => job.operation === operation && (at > 0 || operation !== 'refetch'))
    if (joined) {
      joined.observers.add(observer)
      return joined.done
    }
    let finish: Job['finish'] = () => {}
    const done = new Promise<boolean>((resolve) => (finish = resolve))
    if (jobs.push({ operation, observers: new Set([observer]), done, finish }) === 1) void work()
    return done
  }

  async function work(): Promise<void> {
    for (let job = jobs[0]; job; job = jobs[0]) {
      const isDone = await run(job)
      jobs.shift()
      job.finish(isDone)
    }
  }

  async function run({ operation, observers }: Job): Promise<boolean> {
    const direction = DIRECTIONS[operation]
    let isRepaired = false
    for (let repeats = 0; repeats <= MAX_REPEATS; repeats++) {
      // Not awaited when idle: what a person asked for begins at once.
      while (isBusy()) await nextEvent()
      const observer = [...observers].find((other) => (query.observers as unknown[]).includes(other))
      if (!observer || !canMove(direction)) return isRepaired

      const watch = watchFetches()
      await observer[operation]({ cancelRefetch: false })
      while (isBusy()) await nextEvent()
      watch.end()
      if (watch.isInvalidated) query.invalidate()
      if (watch.direction !== direction) continue
      if (!direction) return true

      const { error, data } = query.state
      if (isLostCursor(error) && !isRepaired) {
        // Nobody need see a failure that is mended at once.
        isRepaired = true
        query.setState({ status: 'success', error: null })
        await observer.refetch({ cancelRefetch: false })
        if (query.state.error) return true
        continue
      }
      if (!error) {
        repairs = hasMovedItems(data) ? repairs + 1 : 0
        if (repairs > 0 && repairs <= MAX_REPAIRS) void add('refetch', observer)
      }
      return true
    }
    return true
  }

  /** A query that was removed may say "fetching" for ever. */
  const isBusy = () => query.state.fetchStatus !== 'idle' && cache.get(query.queryHash) === query

  const nextEvent = () =>
    new Promise<void>((resolve) => {
      const end = cache.subscribe(() => {
        end()
        resolve()
      })
    })

  function canMove(direction: Direction | undefined): boolean {
    const pages = (query.state.data as ListQueryData<unknown> | undefined)?.pages
    if (!direction || !pages) return true
    return (direction === 'forward' ? pages.at(-1)?.nextParam : pages[0]?.previousParam) !== undefined
  }

  /** What becomes of a fetch: the direction of the one that came last, and whether the list was invalidated. */
  function watchFetches() {
    const watch = {
      direction: undefined as Direction | undefined,
      // A page that arrives resets this, although the other pages are as old as before.
      isInvalidated: query.state.isInvalidated,
      end: cache.subscribe((event) => {
        if (event.type !== 'updated' || event.query !== query) return
        const { action } = event
        if (action.type === 'invalidate') watch.isInvalidated = true
        if (action.type === 'fetch') {
          watch.direction = action.meta?.fetchMore?.direction
          // A refetch is what the invalidation asked for.
          if (!watch.direction) watch.isInvalidated = false
        }
      }),
    }
    return watch
  }

  return add
}
