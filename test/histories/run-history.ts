import {
  dehydrate,
  hashKey,
  hydrate,
  QueryClient,
  notifyManager,
  type DehydratedState,
} from '@tanstack/react-query'
import * as z from 'zod/mini'
import { hasSameElements } from '../../src/core/has-same-elements.js'
import { createMockStore, type MockStore } from 'storefront-mock'

import { createStorefrontClient, defineResource, type Filters } from '../../src/core/index.js'
import { restartRemovedQueries } from '../../src/provider/storefront-provider.js'
import { shouldRetry } from '../../src/core/transport/retry.js'
import type { ListData } from '../../src/queries/list/share-list.js'
import { isListQueryData, type ListQueryData } from '../../src/queries/list/list-query-data.js'
import { listQueryOptions } from '../../src/queries/list/list-query.js'
import { listReaders } from '../../src/queries/list/list-readers.js'
import type { MockResource } from '../../packages/mock/src/mock-store/item-table.js'
import { discardForeignData } from '../../src/queries/list/keep-loaded-pages.js'
import { AutoList } from './auto-list.js'
import { prefetchNextPage } from '../../src/queries/list/prefetch-next-page.js'
// Loaded now, because the histories' scheduler does not wait for a lazy import.
import '../../src/queries/list/refetch/recovery.js'
import { foreignData } from './foreign-data.js'
import type { History, Step, Thing } from './history.js'
import { observerHooks, type HistoryQueryOptions, type ListHook, type MakeHook } from './list-hook.js'

export interface HistoryHost {
  /** Returns the `fetch` of a server for the store; default: the store's own. */
  readonly fetch?: ((store: MockStore) => typeof fetch) | undefined
  /** A cursor stays at its place when its item moves, so a list knows no more of a moved item than of a deleted one. */
  readonly cursorsStay?: boolean | undefined
  readonly makeHook?: MakeHook | undefined
  readonly scheduler?: HistoryScheduler | undefined
}

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

type Change = Extract<Step, { do: 'insert' | 'remove' | 'edit' | 'move' }>

const MAX_REQUESTS = 1000

// The default scheduler is a timer, and timers would make a history differ between runs.
notifyManager.setScheduler(queueMicrotask)

/** @throws Error that names the violated invariant. */
export async function runHistory(history: History, host: HistoryHost = {}): Promise<void> {
  const run = new HistoryRun(history, host)
  try {
    await run.run()
  } finally {
    run.end()
  }
}

function check(holds: boolean, invariant: string, facts?: unknown): asserts holds {
  if (!holds) throw new Error(facts === undefined ? invariant : `${invariant}: ${JSON.stringify(facts)}`)
}

class HistoryRun {
  readonly history: History
  readonly scheduler: HistoryScheduler | undefined
  readonly cursorsStay: boolean
  readonly store: MockStore
  readonly queryClient = new QueryClient()
  readonly key: readonly unknown[]
  readonly options: HistoryQueryOptions
  readonly queryOf: (
    onAnswer: (time: number) => void,
  ) => ReturnType<typeof listQueryOptions<Thing, Thing, Filters>>
  readonly hooks: ListHook[]
  readonly autoList: AutoList | undefined
  autoLoads = 0
  beforeAutoLoad: { readonly items: readonly Thing[]; readonly requests: number } | undefined
  pending = 0
  inserted = 0
  /** Violations found in callbacks, where TanStack would swallow an error; thrown after the burst. */
  failures: string[] = []

  clock = 0
  changedAt = 0
  answeredAt = 0
  invalidatedAt = -1
  clearedAt = -1
  restarted: Promise<void> | undefined
  /** Hooks that a removed query has left, with their mounts then, until the provider starts their query again. */
  readonly restarting = new Map<ListHook, number>()
  refetchedFrom = -1
  fetchStart = 0
  fetchDirection: string | undefined
  /** The pages that a loader asks for, if more are loaded. */
  partialPages = Infinity
  requestsBeforeFetch = 0
  readonly completed: { direction: string | undefined; from: number; at: number }[] = []
  seen: ListQueryData<Thing> | undefined
  /** The sort key of an item changed after the last undisturbed refetch, so order is not guaranteed. */
  isTainted = false
  /** Ids that the last refetch has asked for. */
  refetchCursors: readonly string[] = []
  /** Id in the first page's cursor before a refetch, unless that item has moved. */
  unmovedAnchor: string | undefined
  /** The first row on screen before a refetch; that of the last page where nothing reports a screen. */
  readId: string | undefined
  /** As `ProductList`. */
  readonly reader = { rootOf: () => null, rowsOf: (query: object) => this.readScreen(query) }
  readonly movedAt = new Map<string, number>()

  constructor(history: History, host: HistoryHost) {
    this.history = history
    this.scheduler = host.scheduler
    this.cursorsStay = host.cursorsStay ?? false
    this.autoList = history.auto ? new AutoList(history) : undefined
    const { dialect, order, ranks, limit, start, maxPages } = history
    this.store = createMockStore({
      products: [],
      resources: { things: ranks.map((rank) => this.newThing(rank)) },
      dialect: { ...dialect, sortFields: ['rank'], defaultSort: 'rank' },
    })
    const reach = host.fetch?.(this.store) ?? this.store.fetch
    const linked = start.exists ? this.ordered()[start.pick % Math.max(1, ranks.length)]?.id : 'never'
    const cursor =
      linked === undefined || start.kind === 'head'
        ? {}
        : start.kind === 'after'
          ? { startingAfter: linked }
          : { endingBefore: linked }
    this.queryOf = (onAnswer) => {
      const client = createStorefrontClient({
        baseUrl: this.store.baseUrl,
        apiKey: this.store.apiKey,
        fetch: async (input, init) => {
          await this.scheduler?.schedule(Promise.resolve(), 'request')
          check(this.store.requests.length < MAX_REQUESTS, 'requests are bounded')
          const response = await (history.cycles
            ? this.cycle(reach, input as string, init)
            : reach(input, init))
          // An error says nothing of the list.
          this.clock++
          if (response.ok) onAnswer(this.clock)
          await this.scheduler?.schedule(Promise.resolve(), 'answer')
          return response
        },
      })
      return listQueryOptions(client, things, { limit, order, ...cursor })
    }
    const query = this.queryOf((time) => (this.answeredAt = time))
    this.key = query.queryKey
    const options = {
      ...query,
      retry: (count: number, error: Error) => shouldRetry(count, error, 2),
      retryDelay: () => 0,
      staleTime: 0,
      ...(maxPages !== null && { maxPages }),
    } as const
    this.options = options
    if (history.cached !== null) this.setForeign(history.cached)
    const makeHook = host.makeHook ?? observerHooks
    this.hooks = [0, 1].map(() => makeHook(this.queryClient, options))
    // As the provider.
    restartRemovedQueries(this.queryClient.getQueryCache())
    this.queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.query.state !== this.state) return
      const { action } = event
      this.clock++
      if (action.type === 'fetch') {
        this.fetchStart = this.clock
        this.fetchDirection = action.meta?.fetchMore?.direction
        const { pages = Infinity } = event.query.options as { readonly pages?: number }
        this.partialPages = pages < (this.data?.pages.length ?? 0) ? pages : Infinity
        this.requestsBeforeFetch = this.store.requests.length
      } else if (action.type === 'success' && !action.manual) {
        const direction = this.fetchDirection
        const requests = this.store.requests
          .slice(this.requestsBeforeFetch)
          .filter(({ status = 500 }) => status <= 404).length
        const { pages = [] } = this.data ?? {}
        // With more requests than pages, the list has looked for its place and read what is around it. If a cursor was lost on
        // the way, it shows no other pages than those that were read.
        const isWhole = this.partialPages < requests || pages.length <= this.partialPages
        if (isWhole || !pages.at(-1)?.nextParam) {
          this.completed.push({ direction, from: this.fetchStart, at: this.clock })
          if (!direction) this.refetchedFrom = this.fetchStart
        }
        this.record(() => this.checkReferences())
      } else if (action.type === 'setState') this.seen = this.data
    })
  }

  record(run: () => void): void {
    try {
      run()
    } catch (error) {
      this.failures.push((error as Error).message)
    }
  }

  newThing(rank: number): Thing {
    return { id: `t${String(this.inserted++).padStart(3, '0')}`, rank, note: 0 }
  }

  ordered(): Thing[] {
    const sign = this.history.order === 'asc' ? 1 : -1
    return this.all().sort((a, b) => sign * (a.rank - b.rank || (a.id < b.id ? -1 : 1)))
  }

  get table(): MockResource<Thing> {
    return this.store.resource('things') as MockResource<Thing>
  }

  all(): Thing[] {
    return this.table.all()
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

  /** Where the list continues: from its outer items, or, beside an empty page, from an item that it does not have. */
  get endCursors(): readonly string[] {
    const { pages = [] } = this.data ?? {}
    return [pages[0]?.previousParam, pages.at(-1)?.nextParam].flatMap((param) =>
      param && 'id' in param ? param.id : [],
    )
  }

  get mounted(): ListHook {
    return this.hooks.find((hook) => hook.isMounted)!
  }

  end(): void {
    listReaders.delete(this.reader)
    for (const hook of this.hooks) hook.unmount()
    this.queryClient.clear()
  }

  async run(): Promise<void> {
    listReaders.add(this.reader)
    await this.burst([{ do: 'mount', hook: 0 }])
    for (const steps of this.history.bursts) await this.burst(steps)
    await this.finish()
  }

  async burst(steps: readonly Step[]): Promise<void> {
    const requests = this.store.requests.length
    const hadError = this.state?.status === 'error'
    const loaded = this.anchoredItems
    // The queue repeats a call once, so it recovers from a cursor deleted before the burst or during it, not both.
    const isWhole = [...(this.list?.items.map(({ id }) => id) ?? []), ...this.endCursors].every((id) =>
      this.table.get(id),
    )
    this.failures = []
    this.beforeAutoLoad = undefined
    if (this.scheduler && steps.length > 1) {
      this.scheduler.scheduleSequence(
        steps.map((step) => ({ label: JSON.stringify(step), builder: async () => this.perform(step) })),
      )
    } else for (const step of steps) this.perform(step)
    await this.settle()
    check(this.failures.length === 0, this.failures.join('; '))
    this.checkState()
    // A single undisturbed call must succeed, whatever was deleted before.
    const answers = this.store.requests.slice(requests)
    // These send requests of their own, so an earlier error of the list stays.
    const hasOldError =
      hadError && steps.some((step) => ['prefetch', 'hydrate', 'load', 'cut'].includes(step.do))
    const isDisturbed =
      steps.length > 1 ||
      hasOldError ||
      // Two failures are repeated.
      answers.filter((answer) => (answer.status ?? 500) > 404).length > 2
    const isFaulty = answers.some((answer) => (answer.status ?? 500) > 404)
    const removals = steps.flatMap((step) => (step.do === 'remove' ? step.count : []))
    const isMild = removals.length <= 1 && removals.every((count) => count === 1)
    // A page with one item has no item above to continue from.
    const hasPages = this.history.limit > 1 && !this.history.dialect.shortPages
    if (answers.length > 0 && !isFaulty && !hasOldError && isWhole && isMild && hasPages) {
      check(
        this.state?.status === 'success',
        'a deletion during a fetch causes no error',
        String(this.state?.error),
      )
    }
    if (answers.length > 0 && !isDisturbed && !this.history.cycles) {
      check(this.state?.status === 'success', 'no deleted item causes an error', String(this.state?.error))
      if (steps[0]!.do === 'refetch') this.checkPlace(loaded)
    }
    if (!this.autoList) return
    if (steps.length === 1) this.checkInView()
    await this.loadAutomatically(this.autoList)
  }

  /** Until automatic loading stops: the user does nothing. */
  async loadAutomatically(autoList: AutoList): Promise<void> {
    for (let loads = 1; ; loads++) {
      this.failures = []
      if (!this.loadIfAllowed(autoList)) break
      // The first load can be one that a scroll allowed while a request was in flight.
      check(loads <= autoList.loadLimit + 1, 'automatic loading stops without the user', autoList.layout)
      await this.settle()
      check(this.failures.length === 0, this.failures.join('; '))
      this.checkState()
      this.checkInView()
    }
    const { hidden } = autoList.layout
    check(
      hidden !== 'all' || this.autoLoads <= autoList.userEvents + 2,
      'with hidden rows, only the user causes more than one load on each side',
    )
  }

  /** After a load that nothing disturbed, the items that were in view are still in the list. */
  checkInView(): void {
    if (!this.beforeAutoLoad) return
    const { items, requests } = this.beforeAutoLoad
    const isFaulty = this.store.requests.slice(requests).some((answer) => (answer.status ?? 500) >= 400)
    if (isFaulty || this.isTainted || this.history.cycles) return
    const ids = new Set(this.list?.items.map(({ id }) => id))
    const lost = items.filter(({ id }) => this.table.get(id) && !ids.has(id))
    check(lost.length === 0, 'an automatic load drops no item in view', { lost, ids: [...ids] })
  }

  readScreen(query: object): readonly string[] | null | undefined {
    const { autoList, data } = this
    const isShown = !!data && query === this.queryClient.getQueryCache().find({ queryKey: this.key })
    return autoList && isShown ? autoList.screen(data.pages) : undefined
  }

  loadIfAllowed(autoList: AutoList): boolean {
    if (!this.data || !this.list || this.state?.status !== 'success') return false
    if (this.pending > 0 || this.state.fetchStatus === 'fetching') return false
    const { hasNextPage, hasPreviousPage } = this.mounted.current()
    const exists = { next: hasNextPage, previous: hasPreviousPage }
    const side = autoList.sideToLoad(this.data.pages, this.list.items, exists)
    if (!side) return false
    this.autoLoads++
    this.beforeAutoLoad = {
      items: autoList.itemsInView(this.data.pages),
      requests: this.store.requests.length,
    }
    const hook = this.hooks.indexOf(this.mounted)
    if (side === 'next') this.call('fetchNextPage', 'forward', hook)
    else this.call('fetchPreviousPage', 'backward', hook)
    return true
  }

  scroll(distance: number): void {
    const { autoList } = this
    if (!autoList || !this.data) return
    // As `useUserEvents`: without a previous page, the user scrolls up to other content.
    if (distance < 0 && !(this.list && this.mounted.current().hasPreviousPage)) return
    autoList.scroll(distance, this.data.pages)
    this.loadIfAllowed(autoList)
  }

  /**
   * Loaded items that a refetch should load again. Empty for a list that starts at the head, because new items may
   * push all of them out. Without the cursor's item if it has moved: the refetch finds it at its new place.
   */
  get anchoredItems(): readonly Thing[] {
    const param = this.data?.pages[0]?.param
    if (!param || !('id' in param)) return []
    const isUnmoved = (this.movedAt.get(param.id) ?? -1) < this.refetchedFrom
    this.unmovedAnchor = isUnmoved ? param.id : undefined
    this.readId = this.autoList?.screen(this.data.pages)?.[0] ?? this.data?.pages.at(-1)?.items[0]?.id
    return this.list?.items.filter((item) => isUnmoved || item.id !== param.id) ?? []
  }

  /**
   * A refetch shows at least one item that was loaded, or the items inserted directly before one. It follows the item that
   * is read, even if that one has moved: it cannot tell this from a change of another field and inserts before the item.
   */
  checkPlace(loaded: readonly Thing[]): void {
    const isIntact = loaded.every(
      ({ id }) => this.table.get(id) && (id === this.unmovedAnchor || !this.movedAt.has(id)),
    )
    // If an item moved while pages were fetched, their order differs from the store's, so no position can be kept.
    if (!isIntact || loaded.length < 2 || !isOrdered(loaded, this.history.order)) return
    const items = this.list?.items ?? []
    const all = this.ordered()
    const following = all[all.findIndex((thing) => thing.id === items.at(-1)?.id) + 1]
    const ids = new Set([...items, ...(following ? [following] : [])].map((item) => item.id))
    check(
      loaded.some((item) => ids.has(item.id)) || ids.has(this.readId ?? ''),
      'a refetch keeps the place of the loaded items',
      { loaded, ids: [...ids] },
    )
  }

  async settle(): Promise<void> {
    for (let rounds = 0; ; rounds++) {
      await this.scheduler?.waitIdle()
      await this.restarted
      // A store in this process responds within one event loop turn; a real host needs a timer.
      await new Promise((resolve) => (this.scheduler ? setImmediate(resolve) : setTimeout(resolve, 1)))
      // Node resolves an import in another thread, even of a loaded module. Wait as long as the library's own import does.
      await import('../../src/queries/list/refetch/recovery.js')
      await new Promise(setImmediate)
      const isIdle = this.pending === 0 && this.state?.fetchStatus !== 'fetching'
      if (isIdle && (this.scheduler?.count() ?? 0) === 0) break
      check(rounds < 2000, 'all requests and calls finish')
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
        // Keep one mounted, because the checks read its result.
        if (this.hooks.every((hook) => hook.isMounted)) this.hooks[step.hook]!.unmount()
        return
      case 'invalidate':
        // Without data, TanStack keeps the fetch in flight, which resets `isInvalidated` when it succeeds.
        if (this.data) this.invalidatedAt = ++this.clock
        return this.track(this.queryClient.invalidateQueries(query))
      case 'mark-stale':
        // An automatic refetch in flight resets `isInvalidated` when it succeeds, and no code can detect this.
        if (this.data && (this.state?.fetchStatus === 'idle' || this.fetchDirection))
          this.invalidatedAt = ++this.clock
        return this.track(this.queryClient.invalidateQueries({ ...query, refetchType: 'none' }))
      case 'prefetch': {
        const cached = this.queryClient.getQueryCache().find(query)
        if (cached) prefetchNextPage(cached, this.queryClient)
        return
      }
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
      case 'foreign':
        // The list loads again, so the checks count from the next response on, as after a change.
        this.changedAt = ++this.clock
        this.invalidatedAt = -1
        this.isTainted = true
        return this.setForeign(step.shape)
      case 'hydrate':
        return this.track(this.hydrate(step.pages).catch(() => {}))
      case 'load':
        return this.track(
          this.queryClient.fetchInfiniteQuery({ ...this.options, pages: step.pages }).catch(() => {}),
        )
      case 'cut':
        return this.cut(step.pages)
      case 'clear':
        return this.clear()
      case 'scroll':
        return this.scroll(step.distance)
      case 'fail':
        return void this.store.failWhen(step, step.fault)
      default:
        return this.change(step)
    }
  }

  clear(): void {
    this.queryClient.clear()
    this.clearedAt = this.changedAt = ++this.clock
    this.invalidatedAt = -1
    this.seen = undefined
    for (const hook of this.hooks) this.restarting.set(hook, hook.mountChanges)
    // The provider starts the queries of mounted hooks again in a timer.
    this.restarted = new Promise<void>((resolve) => setTimeout(resolve, 1)).then(() =>
      this.restarting.clear(),
    )
  }

  /** The app itself writes fewer pages. */
  cut(count: number): void {
    this.queryClient.setQueryData<ListQueryData<Thing>>([...this.key], (data) =>
      isListQueryData(data)
        ? { ...data, pages: data.pages.slice(0, count), pageParams: data.pageParams.slice(0, count) }
        : data,
    )
    // TanStack takes the data of the app as fresh.
    this.invalidatedAt = -1
    this.seen = this.data
  }

  /** As a page that its server has rendered again. */
  async hydrate(pages: number): Promise<void> {
    const server = new QueryClient()
    let answeredAt = 0
    // Both, because the query function knows the first page by the identity of its param.
    const { queryFn, initialPageParam } = this.queryOf((time) => (answeredAt = time))
    await server.fetchInfiniteQuery({ ...this.options, queryFn, initialPageParam, pages })
    // The list sees the answer now, if at all: the server can have failed, and a list that is fetching waits for its own answer.
    if (this.state?.fetchStatus === 'idle') this.answeredAt = Math.max(this.answeredAt, answeredAt)
    // After `clear`, a hook shows what it has shown until it has a new query, which has nothing to keep.
    const loaded = (this.data && this.list?.items) ?? []
    const state = JSON.parse(JSON.stringify(dehydrate(server))) as DehydratedState
    for (const each of state.queries) each.state.dataUpdatedAt = (this.state?.dataUpdatedAt ?? 0) + 1
    hydrate(this.queryClient, state)
    const ids = new Set(this.list?.items.map(({ id }) => id))
    const lost = loaded.filter(({ id }) => !ids.has(id))
    if (lost.length > 0)
      this.failures.push(`a hydrated page takes no loaded item away: ${JSON.stringify(lost)}`)
  }

  setForeign(shape: number): void {
    try {
      this.queryClient.setQueryData(this.key, foreignData[shape % foreignData.length])
    } catch (error) {
      // TanStack's observer throws to the caller when the data has no pages.
      check(error instanceof TypeError, 'foreign data causes no other error', String(error))
    }
    // As the hooks do in their next render.
    discardForeignData(this.queryClient, { queryKey: this.key, queryHash: hashKey(this.key) })
    this.seen = undefined
  }

  /** A server that returns the head again after the last item. */
  async cycle(reach: typeof fetch, url: string, init: RequestInit | undefined): Promise<Response> {
    const response = await reach(url, init)
    if (!response.ok) return response
    const page = (await response.json()) as Record<string, unknown> & { has_more: boolean }
    const isEmpty = Object.values(page).some((value) => Array.isArray(value) && value.length === 0)
    const head = new URL(url)
    head.searchParams.delete('starting_after')
    if (isEmpty && head.href !== url && !head.searchParams.has('ending_before')) {
      return this.cycle(reach, head.href, init)
    }
    return Response.json({ ...page, has_more: true })
  }

  change(step: Change): void {
    const { table } = this
    this.changedAt = ++this.clock
    if (step.do === 'insert') return table.insert(this.newThing(step.rank))
    const ids = this.pickIds(step)
    if (ids.length === 0) return
    if (step.do === 'remove') table.remove(ids)
    else if (step.do === 'edit') table.update(ids, (item) => ({ ...item, note: this.clock }))
    else if (step.do === 'move') {
      this.isTainted = true
      this.movedAt.set(ids[0]!, this.clock)
      table.update(ids.slice(0, 1), { rank: step.rank })
    }
  }

  pickIds(step: Exclude<Change, { do: 'insert' }>): string[] {
    const all = this.ordered().map((thing) => thing.id)
    const pages = this.data?.pages ?? []
    const param = pages[0]?.param
    const wanted = {
      anywhere: undefined,
      first: pages[0]?.items[0]?.id,
      last: pages.at(-1)?.items.at(-1)?.id,
      anchor: param && 'id' in param ? param.id : undefined,
    }[step.target]
    const at = wanted === undefined ? step.pick % Math.max(1, all.length) : all.indexOf(wanted)
    if (at < 0) return []
    const count = 'count' in step ? step.count : 1
    // Remove items before the cursor's item too, so that the list must find another cursor.
    return step.target === 'anchor'
      ? all.slice(Math.max(0, at - count + 1), at + 1)
      : all.slice(at, at + count)
  }

  track(promise: Promise<unknown>): void {
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
    const mountChanges = caller.mountChanges
    // In one task with `clear`, TanStack lets the call join the first request of a hook that was mounted in between.
    const isRestarting = this.restarting.get(caller) === mountChanges
    const calledAt = ++this.clock
    const isEnded = () => {
      const pages = this.data?.pages ?? []
      return (
        (direction === 'forward' && !pages.at(-1)?.nextParam) ||
        (direction === 'backward' && !pages[0]?.previousParam)
      )
    }
    // An idle list decides now. The app can write other pages before the call resolves.
    const wasEnded = this.state?.fetchStatus === 'idle' && isEnded()
    this.track(
      caller.call(operation).then((result) => {
        // The queue drops calls of unmounted hooks, and of a query that was removed.
        if (mountChanges !== caller.mountChanges || !result.isSuccess) return
        if (isRestarting || this.clearedAt > calledAt) return
        const isDone = this.completed.some(
          (fetch) => fetch.direction === direction && (direction ? fetch.at : fetch.from) > calledAt,
        )
        if (!isDone && !wasEnded && !isEnded())
          this.failures.push(`a call that resolved with success has run: ${operation}`)
      }),
    )
  }

  checkState(): void {
    this.checkRequests()
    const { state, list } = this
    if (!state || !list || !this.data) return
    const ids = list.items.map((item) => item.id)
    if (this.history.cycles) return check(new Set(ids).size === ids.length, 'ids are unique', ids)
    const { pages } = this.data
    const hasEmptyPage = pages.length > 1 && pages.some((page) => page.items.length === 0)
    check(this.isTainted || !hasEmptyPage, 'an empty page does not stay in the window', pages)
    check(new Set(ids).size === ids.length, 'ids are unique', ids)
    if (!this.isTainted)
      check(isOrdered(list.items, this.history.order), 'items are in strict order', list.items)
    if (this.changedAt < this.answeredAt && this.all().length > 0 && state.status === 'success') {
      const { hasNextPage, hasPreviousPage } = this.mounted.current()
      check(
        ids.length > 0 || hasNextPage || hasPreviousPage,
        'a list of a non-empty catalogue is never blank without more pages',
      )
    }
    if (this.invalidatedAt > this.refetchedFrom)
      check(state.isInvalidated, 'an invalidated list stays invalidated until a refetch')
  }

  checkRequests(): void {
    for (const { searchParams } of this.store.requests) {
      check(
        !(searchParams.has('starting_after') && searchParams.has('ending_before')),
        'a request never has both cursors',
      )
      check(
        searchParams.get('limit') === String(this.history.limit),
        'every request has the limit of the list',
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

  get hasDeletedCursor(): boolean {
    return this.refetchCursors.some((id) => this.isGone(id))
  }

  /** Whether the item is not where its cursor is. */
  isGone(id: string): boolean {
    return !this.table.get(id) || (this.cursorsStay && this.movedAt.has(id))
  }

  /** The strict invariants apply, because faults and changes have ended. */
  async finish(): Promise<void> {
    this.store.clearFaults()
    // Such a server has no end, so the bound is on the requests of each call.
    if (this.history.cycles) return this.checkCycles()
    const loaded = this.anchoredItems
    const requests = this.store.requests.length
    await this.callUndisturbed('refetch')
    this.refetchCursors = this.store.requests
      .slice(requests)
      .flatMap(
        ({ searchParams }) => searchParams.get('ending_before') ?? searchParams.get('starting_after') ?? [],
      )
    this.checkPlace(loaded)
    this.isTainted = false
    this.checkWindow()
    const settled = this.list
    await this.callUndisturbed('refetch')
    // If a cursor's item was deleted, only the next refetch can show that no page follows, and where `has_more` describes
    // the end of the list, that the window is not at its head.
    const hasSameItems = hasSameElements(settled?.items ?? [], this.list?.items ?? [])
    const isCorrectable = hasSameItems || this.history.dialect.hasMore === 'toward-end'
    const isSame = this.list === settled || (this.hasDeletedCursor && isCorrectable)
    check(isSame, 'a second undisturbed refetch returns the same data')
    await this.exhaust()
  }

  async checkCycles(): Promise<void> {
    for (const operation of ['refetch', 'fetchNextPage', 'fetchPreviousPage', 'fetchNextPage'] as const) {
      const requests = this.store.requests.length
      const pages = this.data?.pages.length ?? 0
      await this.callUndisturbed(operation)
      const sent = this.store.requests.length - requests
      check(sent <= 2 * (5 * (pages + 2) + 16), 'a call sends a bounded number of requests', { sent, pages })
    }
  }

  async callUndisturbed(operation: 'fetchNextPage' | 'fetchPreviousPage' | 'refetch'): Promise<void> {
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

  checkWindow(): void {
    const all = this.ordered()
    const { items, totalCount } = this.list!
    const { pages } = this.data!
    const at = all.findIndex((thing) => thing.id === items[0]?.id)
    check(items.length > 0 || all.length === 0, 'a non-empty catalogue shows items')
    check(
      JSON.stringify(items) === JSON.stringify(all.slice(Math.max(0, at), at + items.length)),
      'items are one contiguous slice of the catalogue',
      { items, all },
    )
    if (this.history.dialect.totalCount === 'exact')
      check(totalCount === all.length, 'totalCount is the current number of items')
    const { hasPreviousPage, hasNextPage } = this.mounted.current()
    const { param } = pages[0]!
    const isAnchorDeleted = 'id' in param && this.isGone(param.id)
    const before = at > 0
    const after = at + items.length < all.length && all.length > 0
    const facts = { param, before, hasPreviousPage, after, hasNextPage, items, all }
    // If `has_more` describes the end of the list and the end was deleted, only `fetchNextPage` corrects the flag.
    const isCursorDeleted = isAnchorDeleted || this.hasDeletedCursor
    const isCorrectable = this.history.dialect.hasMore === 'toward-end' && isCursorDeleted && hasNextPage
    check(hasPreviousPage || !before || isCorrectable, 'hasPreviousPage is not falsely false', facts)
    check(hasNextPage || !after, 'hasNextPage is not falsely false', facts)
    // If a cursor's item was deleted, only a request can show whether a page exists on its side.
    const isExact = this.history.dialect.hasMore === 'direction' && !isAnchorDeleted && !this.hasDeletedCursor
    if (isExact)
      check(
        hasPreviousPage === before && hasNextPage === after,
        'hasPreviousPage and hasNextPage are exact',
        facts,
      )
  }

  async exhaust(): Promise<void> {
    const seen = new Set<string>()
    const collect = () => {
      for (const item of this.list?.items ?? []) seen.add(item.id)
    }
    collect()
    const requests = this.store.requests.length
    const size = this.all().length
    for (const operation of ['fetchNextPage', 'fetchPreviousPage', 'fetchNextPage'] as const) {
      const flag = operation === 'fetchNextPage' ? 'hasNextPage' : 'hasPreviousPage'
      while (this.mounted.current()[flag]) {
        await this.callUndisturbed(operation)
        collect()
        check(
          this.store.requests.length - requests <= 3 * size + 6,
          'both ends are reached with a bounded number of requests',
        )
      }
    }
    check(seen.size === size, 'paging to both ends shows the whole catalogue', {
      seen: [...seen],
      all: this.ordered().map((thing) => thing.id),
    })
    if (this.history.maxPages !== null) return
    check(
      JSON.stringify(this.list?.items) === JSON.stringify(this.ordered()),
      'a list that is loaded to both ends is the catalogue',
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
