import type { InfiniteQueryObserver, Query, QueryCache } from '@tanstack/react-query'

import type { ListQueryData } from './list-data.js'
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
  readonly done: Promise<void>
  readonly finish: () => void
}

const DIRECTIONS = { fetchNextPage: 'forward', fetchPreviousPage: 'backward', refetch: undefined } as const

/** How often an operation is tried again when TanStack Query put a fetch of its own in its place. */
const MAX_REPEATS = 3
/** How many refetches in a row may follow from pages that repeat loaded items: a server may always do so. */
const MAX_REPAIRS = 3

const queues = new WeakMap<Query, ListQueue>()

/** The queue of a query, shared by all hooks on it. */
export function listQueueOf(query: Query, cache: QueryCache): ListQueue {
  let queue = queues.get(query)
  if (!queue) queues.set(query, (queue = new ListQueue(query, cache)))
  return queue
}

/**
 * Runs the operations on one list one after the other. TanStack Query has one fetch at a time for each query:
 * a second one cancels the first or takes its place, and the caller of either hears of success. In the queue
 * a call that succeeds has had its effect, also against the fetches that TanStack Query starts on its own
 * (invalidation, focus, reconnect), which know of no queue.
 */
class ListQueue {
  readonly #query: Query
  readonly #cache: QueryCache
  /** The first is running. */
  readonly #jobs: Job[] = []
  #repairs = 0

  constructor(query: Query, cache: QueryCache) {
    this.#query = query
    this.#cache = cache
  }

  /**
   * Resolves when it is done, or dropped since every hook that asked for it is gone. A call joins the same
   * one that waits already, or is loading the page: it was made by somebody who sees the same list. A
   * refetch that is under way may have read what has changed since, and is not joined.
   */
  add(operation: ListOperation, observer: ListObserver): Promise<void> {
    let job = this.#jobs.find(
      (other, index) => other.operation === operation && (index > 0 || operation !== 'refetch'),
    )
    if (!job) {
      let finish = () => {}
      const done = new Promise<void>((resolve) => (finish = resolve))
      job = { operation, observers: new Set([observer]), done, finish }
      if (this.#jobs.push(job) === 1) void this.#work()
    }
    job.observers.add(observer)
    return job.done
  }

  async #work(): Promise<void> {
    for (let job = this.#jobs[0]; job; job = this.#jobs[0]) {
      await this.#run(job)
      this.#jobs.shift()
      job.finish()
    }
  }

  async #run({ operation, observers }: Job): Promise<void> {
    const query = this.#query
    const direction = DIRECTIONS[operation]
    let isRepaired = false
    for (let repeats = 0; repeats <= MAX_REPEATS; repeats++) {
      // Not awaited when idle: what a person asked for begins at once.
      while (this.#isBusy()) await this.#idle()
      const observer = [...observers].find((other) => (query.observers as unknown[]).includes(other))
      if (!observer || !this.#canMove(direction)) return

      const watch = this.#watch()
      await observer[operation]({ cancelRefetch: false })
      while (this.#isBusy()) await this.#idle()
      watch.end()
      if (watch.isInvalidated) query.invalidate()
      if (watch.direction !== direction) continue

      const { error, data } = query.state
      if (direction && isLostCursor(error) && !isRepaired) {
        // Nobody need see a failure that is mended at once.
        isRepaired = true
        query.setState({ status: 'success', error: null })
        await observer.refetch({ cancelRefetch: false })
        if (query.state.status === 'error') return
        continue
      }
      if (direction && !error) {
        this.#repairs = hasMovedItems(data as object) ? this.#repairs + 1 : 0
        if (this.#repairs > 0 && this.#repairs <= MAX_REPAIRS) void this.add('refetch', observer)
      }
      return
    }
  }

  #isBusy(): boolean {
    // A query that was removed may say "fetching" for ever.
    return this.#query.state.fetchStatus !== 'idle' && this.#cache.get(this.#query.queryHash) === this.#query
  }

  #idle(): Promise<void> {
    return new Promise((resolve) => {
      const end = this.#cache.subscribe(() => {
        if (this.#isBusy()) return
        end()
        resolve()
      })
    })
  }

  #canMove(direction: 'forward' | 'backward' | undefined): boolean {
    const data = this.#query.state.data as ListQueryData<unknown> | undefined
    if (!direction || !data) return true
    return (
      (direction === 'forward' ? data.pages.at(-1)?.nextParam : data.pages[0]?.previousParam) !== undefined
    )
  }

  /** What becomes of a fetch: the direction of the one that came last, and whether the list was invalidated. */
  #watch() {
    const watch = {
      direction: undefined as 'forward' | 'backward' | undefined,
      // A page that arrives resets this, although the other pages are as old as before.
      isInvalidated: this.#query.state.isInvalidated,
      end: this.#cache.subscribe((event) => {
        if (event.type !== 'updated' || event.query !== this.#query) return
        if (event.action.type === 'invalidate') watch.isInvalidated = true
        if (event.action.type === 'fetch') {
          watch.direction = event.action.meta?.fetchMore?.direction
          // A refetch is what the invalidation asked for.
          if (!watch.direction) watch.isInvalidated = false
        }
      }),
    }
    return watch
  }
}
