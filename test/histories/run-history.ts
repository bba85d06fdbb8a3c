import { QueryClient, notifyManager } from '@tanstack/react-query'
import * as z from 'zod/mini'

import { createStorefrontClient, defineResource } from '../../src/core/index.js'
import type { ListData } from '../../src/queries/list/list-data.js'
import type { ListQueryData } from '../../src/queries/list/list-query-data.js'
import { listQueryOptions } from '../../src/queries/list/list-query.js'
import { createMockStore, type MockStore } from '../../src/testing/index.js'
import type { History, Step, Thing } from './history.js'
import { observerHooks, type ListHook, type MakeHook } from './list-hook.js'

/** Where the store is served and the list is used. Both have in-process defaults. */
export interface HistoryHost {
  /** The `fetch` that reaches the store: its own, or that of a server which stands before it. */
  readonly fetch?: ((store: MockStore) => typeof fetch) | undefined
  /** Makes the two users of the list. */
  readonly makeHook?: MakeHook | undefined
  /** Decides the order in which requests are read and answered: fast-check's scheduler, or none. */
  readonly scheduler?: HistoryScheduler | undefined
}

/** What is used of fast-check's scheduler. */
export interface HistoryScheduler {
  schedule<T>(task: Promise<T>, label?: string): Promise<T>
  scheduleSequence(steps: { label: string; builder: () => Promise<void> }[]): unknown
  waitIdle(): Promise<void>
  count(): number
}

const things = defineResource({
  name: 'things',
  path: '/things',
  schema: z.object({ id: z.string(), rank: z.number(), note: z.number() }),
})

type Change = Exclude<Step, { do: Exclude<Step['do'], 'insert' | 'remove' | 'edit' | 'move'> }>

const MAX_REQUESTS = 1000

// Synchronous enough for a history to be the same each time it is run.
notifyManager.setScheduler(queueMicrotask)

/**
 * Lives through a history and checks after each burst, and at the end, that every invariant holds.
 *
 * @throws Error that names the invariant.
 */
export async function runHistory(history: History, host: HistoryHost = {}): Promise<void> {
  const life = new Life(history, host)
  try {
    await life.run()
  } finally {
    life.end()
  }
}

function check(holds: boolean, invariant: string, facts?: unknown): asserts holds {
  if (!holds) throw new Error(facts === undefined ? invariant : `${invariant}: ${JSON.stringify(facts)}`)
}

class Life {
  readonly history: History
  readonly scheduler: HistoryScheduler | undefined
  readonly store: MockStore
  readonly queryClient = new QueryClient()
  readonly key: readonly unknown[]
  readonly hooks: ListHook[]
  /** Unfinished calls and invalidations. */
  pending = 0
  inserted = 0
  /** Calls of the burst, checked when it is over. */
  failures: string[] = []

  /** When things happened, in one count. */
  clock = 0
  changedAt = 0
  answeredAt = 0
  invalidatedAt = -1
  /** Start of the last refetch that succeeded. */
  refetchedFrom = -1
  fetchStart = 0
  fetchDirection: string | undefined
  /** Completed fetches by direction: when they ended, and when they began. */
  readonly completed: { direction: string | undefined; from: number; at: number }[] = []
  /** Data as it was before the last change. */
  seen: ListQueryData<Thing> | undefined
  /** An item's sort key changed and no quiet refetch has been since. */
  isTainted = false
  /** The item that the window was anchored to before a refetch, unless it had moved. */
  stillAnchor: string | undefined
  /** When an item's sort key last changed. */
  readonly moved = new Map<string, number>()

  constructor(history: History, host: HistoryHost) {
    this.history = history
    this.scheduler = host.scheduler
    const { dialect, order, ranks, limit, start, maxPages } = history
    this.store = createMockStore({
      products: [],
      resources: { things: ranks.map((rank) => this.newThing(rank)) },
      dialect: { ...dialect, sortFields: ['rank'], defaultSort: 'rank' },
    })
    const reach = host.fetch?.(this.store) ?? this.store.fetch
    const client = createStorefrontClient({
      baseUrl: this.store.baseUrl,
      apiKey: this.store.apiKey,
      fetch: async (input, init) => {
        await this.scheduler?.schedule(Promise.resolve(), 'request')
        check(this.store.requests.length < MAX_REQUESTS, 'requests are bounded')
        const response = await reach(input, init)
        this.answeredAt = ++this.clock
        await this.scheduler?.schedule(Promise.resolve(), 'answer')
        return response
      },
    })
    const linked = start.exists ? this.ordered()[start.pick % Math.max(1, ranks.length)]?.id : 'never'
    const cursor =
      linked === undefined || start.kind === 'head'
        ? {}
        : start.kind === 'after'
          ? { startingAfter: linked }
          : { endingBefore: linked }
    const query = listQueryOptions(client, things, { limit, order, ...cursor })
    this.key = query.queryKey
    const options = {
      ...query,
      retry: false,
      staleTime: 0,
      ...(maxPages !== null && { maxPages }),
    } as unknown as typeof query
    const makeHook = host.makeHook ?? observerHooks
    this.hooks = [0, 1].map(() => makeHook(this.queryClient, options as never))
    this.queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated') return
      const { action } = event
      this.clock++
      if (action.type === 'fetch') {
        this.fetchStart = this.clock
        this.fetchDirection = action.meta?.fetchMore?.direction
      } else if (action.type === 'success' && !action.manual) {
        const direction = this.fetchDirection
        this.completed.push({ direction, from: this.fetchStart, at: this.clock })
        if (!direction) this.refetchedFrom = this.fetchStart
        this.note(() => this.checkReferences())
      } else if (action.type === 'setState') this.seen = this.data
    })
  }

  /** A check in a place where nobody would hear of an error. */
  note(run: () => void): void {
    try {
      run()
    } catch (error) {
      this.failures.push((error as Error).message)
    }
  }

  newThing(rank: number): Thing {
    return { id: `t${String(this.inserted++).padStart(3, '0')}`, rank, note: 0 }
  }

  /** The whole catalogue as the list shows it. */
  ordered(): Thing[] {
    const sign = this.history.order === 'asc' ? 1 : -1
    return this.all().sort((a, b) => sign * (a.rank - b.rank || (a.id < b.id ? -1 : 1)))
  }

  all(): Thing[] {
    return this.store.resource('things').all() as unknown as Thing[]
  }

  get state() {
    return this.queryClient.getQueryState<ListQueryData<Thing>>(this.key)
  }

  get data(): ListQueryData<Thing> | undefined {
    return this.state?.data
  }

  get list(): ListData<Thing> | undefined {
    return this.hooks.find((hook) => hook.isMounted)?.current().data as ListData<Thing> | undefined
  }

  get mounted(): ListHook {
    return this.hooks.find((hook) => hook.isMounted)!
  }

  end(): void {
    for (const hook of this.hooks) hook.unmount()
    this.queryClient.clear()
  }

  async run(): Promise<void> {
    await this.burst([{ do: 'mount', hook: 0 }])
    for (const steps of this.history.bursts) await this.burst(steps)
    await this.finish()
  }

  async burst(steps: readonly Step[]): Promise<void> {
    const requests = this.store.requests.length
    const loaded = this.placed
    // A call is repeated once: what is gone already takes that from one that is deleted meanwhile.
    const isWhole = this.list?.items.every(({ id }) => this.store.resource('things').get(id)) ?? true
    this.failures = []
    if (this.scheduler && steps.length > 1) {
      this.scheduler.scheduleSequence(
        steps.map((step) => ({ label: JSON.stringify(step), builder: async () => this.perform(step) })),
      )
    } else for (const step of steps) this.perform(step)
    await this.settle()
    check(this.failures.length === 0, this.failures.join('; '))
    this.checkState()
    // One call on a list that nobody disturbs cannot fail, whatever was deleted before.
    const answers = this.store.requests.slice(requests)
    const isDisturbed = steps.length > 1 || answers.some((answer) => (answer.status ?? 500) > 404)
    const isFaulty = answers.some((answer) => (answer.status ?? 500) > 404)
    const removals = steps.flatMap((step) => (step.do === 'remove' ? step.count : []))
    const isMild = removals.length <= 1 && removals.every((count) => count === 1)
    // A page of one item leaves no other to go on from.
    const hasPages = this.history.limit > 1 && !this.history.dialect.shortPages
    if (answers.length > 0 && !isFaulty && isWhole && isMild && hasPages) {
      check(
        this.state?.status === 'success',
        'a deletion in the middle of a fetch is survived',
        String(this.state?.error),
      )
    }
    if (answers.length > 0 && !isDisturbed) {
      check(this.state?.status === 'success', 'no deleted item causes an error', String(this.state?.error))
      if (steps[0]!.do === 'refetch') this.checkPlace(loaded)
    }
  }

  /**
   * Items of a window that a refetch has to find again. One at the head stays there and shows what is new. The
   * item that the window is anchored to proves nothing when it has moved since: it is found wherever it went.
   */
  get placed(): readonly Thing[] {
    const param = this.data?.pages[0]?.param
    if (!param || param.kind === 'head') return []
    const isStill = (this.moved.get(param.id) ?? -1) < this.refetchedFrom
    this.stillAnchor = isStill ? param.id : undefined
    return this.list?.items.filter((item) => isStill || item.id !== param.id) ?? []
  }

  /**
   * Whatever became of the item that a window was anchored to: a refetch shows what was shown, or what has come
   * right in front of it.
   */
  checkPlace(loaded: readonly Thing[]): void {
    const isIntact = loaded.every(
      ({ id }) => this.store.resource('things').get(id) && (id === this.stillAnchor || !this.moved.has(id)),
    )
    // Pages that were fetched around an item while it moved may stand in another order than the catalogue's.
    if (!isIntact || loaded.length < 2 || !isOrdered(loaded, this.history.order)) return
    const items = this.list?.items ?? []
    const all = this.ordered()
    const following = all[all.findIndex((thing) => thing.id === items.at(-1)?.id) + 1]
    const ids = new Set([...items, ...(following ? [following] : [])].map((item) => item.id))
    check(
      loaded.some((item) => ids.has(item.id)),
      'a window keeps its place',
      { loaded, ids: [...ids] },
    )
  }

  async settle(): Promise<void> {
    for (let rounds = 0; ; rounds++) {
      await this.scheduler?.waitIdle()
      // A store behind a real host takes its time; one in this process answers within the turn.
      await new Promise((resolve) => (this.scheduler ? setImmediate(resolve) : setTimeout(resolve, 1)))
      const isIdle = this.pending === 0 && this.state?.fetchStatus !== 'fetching'
      if (isIdle && (this.scheduler?.count() ?? 0) === 0) break
      check(rounds < 2000, 'everything comes to an end')
    }
    for (const hook of this.hooks) await hook.flush?.()
  }

  perform(step: Step): void {
    const query = { queryKey: this.key }
    switch (step.do) {
      case 'next':
        return this.call('fetchNextPage', 'forward', step.hook)
      case 'previous':
        return this.call('fetchPreviousPage', 'backward', step.hook)
      case 'refetch':
        return this.call('refetch', undefined, step.hook)
      case 'mount':
        return this.hooks[step.hook]!.mount()
      case 'unmount':
        // One stays, so that there is a list to look at.
        if (this.hooks.every((hook) => hook.isMounted)) this.hooks[step.hook]!.unmount()
        return
      case 'invalidate':
        this.invalidatedAt = ++this.clock
        return this.follow(this.queryClient.invalidateQueries(query))
      case 'mark-stale':
        // A refetch of TanStack Query's own that is under way takes a mark away; nobody can tell.
        if (this.data && (this.state?.fetchStatus === 'idle' || this.fetchDirection))
          this.invalidatedAt = ++this.clock
        return this.follow(this.queryClient.invalidateQueries({ ...query, refetchType: 'none' }))
      case 'focus':
        return this.queryClient.getQueryCache().onFocus()
      case 'reconnect':
        return this.queryClient.getQueryCache().onOnline()
      case 'persist': {
        const cached = this.queryClient.getQueryCache().find(query)
        if (cached?.state.fetchStatus === 'idle' && cached.state.data !== undefined) {
          cached.setState({ data: JSON.parse(JSON.stringify(cached.state.data)) as unknown })
        }
        return
      }
      case 'fail':
        return this.store.failNext(step.status)
      default:
        return this.change(step)
    }
  }

  change(step: Change): void {
    const table = this.store.resource('things')
    this.changedAt = ++this.clock
    if (step.do === 'insert') return table.insert(this.newThing(step.rank))
    const ids = this.picked(step)
    if (ids.length === 0) return
    if (step.do === 'remove') table.remove(ids)
    else if (step.do === 'edit') table.update(ids, (item) => ({ ...item, note: this.clock }) as never)
    else if (step.do === 'move') {
      this.isTainted = true
      this.moved.set(ids[0]!, this.clock)
      table.update(ids.slice(0, 1), { rank: step.rank } as never)
    }
  }

  /** Ids of the catalogue that a step means. */
  picked(step: Exclude<Change, { do: 'insert' }>): string[] {
    const all = this.ordered().map((thing) => thing.id)
    const pages = this.data?.pages ?? []
    const param = pages[0]?.param
    const wanted = {
      anywhere: undefined,
      first: pages[0]?.items[0]?.id,
      last: pages.at(-1)?.items.at(-1)?.id,
      anchor: param && param.kind !== 'head' ? param.id : undefined,
    }[step.loaded]
    const at = wanted === undefined ? step.pick % Math.max(1, all.length) : all.indexOf(wanted)
    if (at < 0) return []
    const count = 'count' in step ? step.count : 1
    // Up to and with the anchor: what is before it goes, too.
    return step.loaded === 'anchor'
      ? all.slice(Math.max(0, at - count + 1), at + 1)
      : all.slice(at, at + count)
  }

  follow(promise: Promise<unknown>): void {
    this.pending++
    void promise.finally(() => this.pending--)
  }

  call(
    operation: 'fetchNextPage' | 'fetchPreviousPage' | 'refetch',
    direction: string | undefined,
    hook: number,
  ) {
    const caller = this.hooks[hook]!
    if (!caller.isMounted) return
    const mounts = caller.mounts
    const calledAt = ++this.clock
    this.follow(
      caller.call(operation).then((result) => {
        // What an unmounted hook had asked for is dropped.
        if (mounts !== caller.mounts || !result.isSuccess) return
        const pages = this.data?.pages ?? []
        const isEnded =
          (direction === 'forward' && !pages.at(-1)?.nextParam) ||
          (direction === 'backward' && !pages[0]?.previousParam)
        const isDone = this.completed.some(
          (fetch) => fetch.direction === direction && (direction ? fetch.at : fetch.from) > calledAt,
        )
        if (!isDone && !isEnded) this.failures.push(`a call that succeeded had its effect: ${operation}`)
      }),
    )
  }

  checkState(): void {
    this.checkRequests()
    const { state, list } = this
    if (!state || !list) return
    const ids = list.items.map((item) => item.id)
    const { pages } = this.data!
    const hasEmptyPage = pages.length > 1 && pages.some((page) => page.items.length === 0)
    check(this.isTainted || !hasEmptyPage, 'an empty page takes no place', pages)
    check(new Set(ids).size === ids.length, 'ids are unique', ids)
    if (!this.isTainted)
      check(isOrdered(list.items, this.history.order), 'items are in strict order', list.items)
    if (this.changedAt < this.answeredAt && this.all().length > 0 && state.status === 'success') {
      const { hasNextPage, hasPreviousPage } = this.mounted.current()
      check(ids.length > 0 || hasNextPage || hasPreviousPage, 'a non-empty catalogue does not show blank')
    }
    if (this.invalidatedAt > this.refetchedFrom) check(state.isInvalidated, 'an invalidation is not lost')
  }

  checkRequests(): void {
    for (const { searchParams } of this.store.requests) {
      check(!(searchParams.has('starting_after') && searchParams.has('ending_before')), 'never both cursors')
      check(
        searchParams.get('limit') === String(this.history.limit),
        'the limit is the one that was asked for',
      )
    }
  }

  checkReferences(): void {
    const old = new Map(this.seen?.pages.flatMap((page) => page.items.map((item) => [item.id, item])))
    for (const item of this.data?.pages.flatMap((page) => page.items) ?? []) {
      const was = old.get(item.id)
      const isUnchanged = was && was.rank === item.rank && was.note === item.note
      check(!isUnchanged || was === item, 'an unchanged item keeps its reference', item)
    }
    this.seen = this.data
  }

  /** Quiet from here on. */
  async finish(): Promise<void> {
    this.store.clearFaults()
    const loaded = this.placed
    await this.quietly('refetch')
    this.checkPlace(loaded)
    this.isTainted = false
    this.checkWindow()
    const settled = this.list
    await this.quietly('refetch')
    check(this.list === settled, 'a second quiet refetch gives the same data')
    await this.exhaust()
  }

  async quietly(operation: 'fetchNextPage' | 'fetchPreviousPage' | 'refetch'): Promise<void> {
    this.failures = []
    this.call(
      operation,
      { fetchNextPage: 'forward', fetchPreviousPage: 'backward', refetch: undefined }[operation],
      this.hooks.indexOf(this.mounted),
    )
    await this.settle()
    check(this.failures.length === 0, this.failures.join('; '))
    check(
      this.state?.status === 'success',
      'no deleted item causes a lasting error',
      String(this.state?.error),
    )
    this.checkState()
  }

  /** After a quiet refetch the window is a slice of the catalogue, and knows what is beyond it. */
  checkWindow(): void {
    const all = this.ordered()
    const { items, totalCount } = this.list!
    const { pages } = this.data!
    const at = all.findIndex((thing) => thing.id === items[0]?.id)
    check(items.length > 0 || all.length === 0, 'a non-empty catalogue shows items')
    check(
      JSON.stringify(items) === JSON.stringify(all.slice(Math.max(0, at), at + items.length)),
      'items are one contiguous slice',
      { items, all },
    )
    if (this.history.dialect.totalCount === 'exact')
      check(totalCount === all.length, 'the count is the newest')
    const { hasPreviousPage, hasNextPage } = this.mounted.current()
    const { param } = pages[0]!
    const isGone = param.kind !== 'head' && !all.some((thing) => thing.id === param.id)
    const before = at > 0
    const after = at + items.length < all.length && all.length > 0
    const facts = { param, before, hasPreviousPage, after, hasNextPage, items, all }
    // Where has_more speaks of the end of the list and that end was deleted, asking for it sets this right.
    const isUnsure = this.history.dialect.hasMore === 'toward-end' && isGone && hasNextPage
    check(hasPreviousPage || !before || isUnsure, 'hasPreviousPage is not falsely false', facts)
    check(hasNextPage || !after, 'hasNextPage is not falsely false', facts)
    // The item that vouches for one more page may be gone itself, which only asking for the page can tell.
    const isExact = this.history.dialect.hasMore === 'direction' && !isGone
    if (isExact) check(hasPreviousPage === before && hasNextPage === after, 'flags are exact', facts)
  }

  async exhaust(): Promise<void> {
    const seen = new Set<string>()
    const look = () => {
      for (const item of this.list?.items ?? []) seen.add(item.id)
    }
    look()
    const requests = this.store.requests.length
    const size = this.all().length
    for (const operation of ['fetchNextPage', 'fetchPreviousPage', 'fetchNextPage'] as const) {
      const flag = operation === 'fetchNextPage' ? 'hasNextPage' : 'hasPreviousPage'
      while (this.mounted.current()[flag]) {
        await this.quietly(operation)
        look()
        check(
          this.store.requests.length - requests <= 3 * size + 6,
          'both ends are reached in bounded requests',
        )
      }
    }
    check(seen.size === size, 'both ends together are the whole catalogue', {
      seen: [...seen],
      all: this.ordered().map((thing) => thing.id),
    })
    if (this.history.maxPages !== null) return
    check(
      JSON.stringify(this.list?.items) === JSON.stringify(this.ordered()),
      'the exhausted list is the catalogue',
      { items: this.list?.items, all: this.ordered() },
    )
  }
}

function isOrdered(items: readonly Thing[], order: 'asc' | 'desc'): boolean {
  const sign = order === 'asc' ? 1 : -1
  return items.every((item, index) => {
    const before = items[index - 1]
    return !before || sign * (item.rank - before.rank || (item.id > before.id ? 1 : -1)) > 0
  })
}
