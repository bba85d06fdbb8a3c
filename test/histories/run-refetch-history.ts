import { QueryClient, notifyManager } from '@tanstack/react-query'
import * as z from 'zod/mini'

import { createStorefrontClient, defineResource } from '../../src/core/index.js'
import { shouldRetry } from '../../src/core/transport/retry.js'
import type { ListData } from '../../src/queries/list/share-list.js'
import type { ListQueryData } from '../../src/queries/list/list-query-data.js'
import { listQueryOptions } from '../../src/queries/list/list-query.js'
import { listReaders } from '../../src/queries/list/list-readers.js'
import { createMockStore } from 'storefront-mock'
import type { MockResource } from '../../packages/mock/src/mock-store/item-table.js'
import type { Thing } from './history.js'
import { observerHooks } from './list-hook.js'
import type { Change, Reader, RefetchHistory, Round } from './refetch-history.js'
import { isShown, rowsToShow, type Sight } from './refetch-promise.js'

const things = defineResource({
  name: 'things',
  path: '/things',
  schema: z.object({ id: z.string(), rank: z.number(), note: z.number() }),
})

notifyManager.setScheduler(queueMicrotask)

/** @throws Error that names the violated guarantee. */
export async function runRefetchHistory(history: RefetchHistory): Promise<void> {
  const run = new RefetchRun(history)
  try {
    await run.run()
  } finally {
    run.end()
  }
}

const idsOf = (items: readonly Thing[] = []) => items.map(({ id }) => id)

class RefetchRun {
  readonly history: RefetchHistory
  readonly queryClient = new QueryClient()
  readonly store
  readonly table: MockResource<Thing>
  readonly key: readonly unknown[]
  readonly hook
  created = 0
  /** Pages that the user has loaded. */
  ownPages = 1
  screen: readonly string[] | null | undefined
  hasRemoved = false
  readonly reader = { rootOf: () => null, rowsOf: () => this.screen }
  facts: Record<string, unknown> = {}

  constructor(history: RefetchHistory) {
    this.history = history
    const { limit, maxPages, size, start, deletedCursor } = history
    this.store = createMockStore({
      products: [],
      resources: { things: Array.from({ length: size }, (_, at) => this.create(at)) },
      dialect: { sortFields: ['rank'], defaultSort: 'rank', deletedCursor },
    })
    this.table = this.store.resource('things') as MockResource<Thing>
    const { baseUrl, apiKey, fetch } = this.store
    const client = createStorefrontClient({ baseUrl, apiKey, fetch })
    const linked = this.ordered()[start.pick % size]?.id
    const cursor = { head: {}, after: { startingAfter: linked }, before: { endingBefore: linked } }[
      start.kind
    ]
    // `queryClient`, because the query context of TanStack Query before 5.69 has none.
    const query = listQueryOptions(
      client,
      things,
      { limit, order: 'asc', ...cursor },
      { queryClient: this.queryClient },
    )
    this.key = query.queryKey
    this.hook = observerHooks(this.queryClient, {
      ...query,
      // More often than the requests of one round fail.
      retry: (count, error) => shouldRetry(count, error, 7),
      retryDelay: () => 0,
      staleTime: 0,
      ...(maxPages !== null && { maxPages }),
    })
  }

  create(rank: number): Thing {
    return { id: `t${this.created++}`, rank, note: 0 }
  }

  ordered(): Thing[] {
    return this.table.all().sort((a, b) => a.rank - b.rank || (a.id < b.id ? -1 : 1))
  }

  get items(): readonly Thing[] {
    return (this.hook.current().data as ListData<Thing> | undefined)?.items ?? []
  }

  get pages() {
    return this.queryClient.getQueryData<ListQueryData<Thing>>(this.key)?.pages ?? []
  }

  get maxPages(): number {
    return Math.min(this.history.maxPages ?? Infinity, 2 * this.ownPages)
  }

  check(holds: boolean, rule: string, facts: Record<string, unknown> = {}): asserts holds {
    if (!holds) throw new Error(`${rule}: ${JSON.stringify({ ...facts, ...this.facts })}`)
  }

  async settle(): Promise<void> {
    do await new Promise((resolve) => setImmediate(resolve))
    while (this.queryClient.isFetching() > 0)
  }

  async run(): Promise<void> {
    listReaders.add(this.reader)
    this.hook.mount()
    await this.settle()
    for (const round of this.history.rounds) {
      for (const load of round.loads) {
        const before = this.pages.length
        await this.hook.call(load)
        await this.settle()
        this.ownPages += Math.max(0, this.pages.length - before)
      }
      await this.refetch(round)
    }
  }

  end(): void {
    listReaders.delete(this.reader)
    this.hook.unmount()
    this.queryClient.clear()
  }

  async refetch({ reader, changes, trigger }: Round): Promise<void> {
    const loaded = this.items
    const { length: pageCount, 0: firstPage } = this.pages
    const lastPage = this.pages.at(-1)?.items ?? []
    const wasHead = firstPage?.param.kind === 'head'
    const settled = this.hook.current().data
    const screen = screenOf(reader, loaded, this.history.screen)
    this.screen = reader.at === 'top' ? null : screen && idsOf(screen)
    const moved = new Set<string>()
    for (const change of changes) this.change(change, loaded, moved)
    const isUnchanged = changes.every((change) => change.do === 'fail')
    const all = this.ordered()
    this.facts = {
      loaded: idsOf(loaded),
      all: idsOf(all),
      screen: this.screen,
      pageCount,
      maxPages: this.maxPages,
    }

    const isAtTop = reader.at === 'top' || (reader.at === 'unknown' && pageCount === 1)
    const sight: Sight = {
      loaded,
      screen: isAtTop ? [] : (screen ?? lastPage),
      length: screen?.length ?? this.history.limit,
      deletedCursor: this.history.deletedCursor,
      store: all,
    }
    const rows = sight.screen.length > 0 ? rowsToShow(sight) : []
    this.facts['rows'] = idsOf(rows)

    const requests = this.store.requests.length
    let wasShown = true
    const unsubscribe = this.queryClient.getQueryCache().subscribe(() => {
      const shown = new Set(idsOf(this.hook.isMounted ? this.items : loaded))
      wasShown &&= rows.length === 0 || rows.some(({ id }) => shown.has(id))
    })
    await this.trigger(trigger)
    unsubscribe()

    const { status } = this.queryClient.getQueryState(this.key)!
    this.check(status === 'success', 'the refetch succeeds')
    const { items } = this
    this.facts = { ...this.facts, now: idsOf(items) }
    this.store.clearFaults()
    const answers = this.store.requests.slice(requests).filter(({ status = 503 }) => status < 500)
    this.facts = {
      ...this.facts,
      requests: answers.map(({ url, status }) => `${new URL(url).search} ${status}`),
    }
    if (rows.length > 0) {
      this.check(
        rows.some((row) => isShown(row, items, sight)),
        'a refetch keeps what is on screen',
      )
      this.check(wasShown, 'no state in between is without the row')
    }
    if (isAtTop && wasHead) {
      const start = idsOf(all.slice(0, this.history.limit))
      this.check(
        String(idsOf(items).slice(0, this.history.limit)) === String(start),
        'a reader at the very top sees the new rows',
      )
    }
    if (isAtTop) {
      const left = loaded.filter(({ id, rank }) => this.table.get(id)?.rank === rank)
      const below = all.slice(all.findIndex(({ id }) => id === items[0]?.id))
      this.check(
        items.length >= Math.min(left.length, below.length),
        'a reader at the very top sees as many rows as are left in place, or all that follow',
      )
    }
    const isForward =
      answers.every(({ url }) => !url.includes('ending_before')) && sight.length <= this.history.limit
    const most = isUnchanged ? pageCount : isForward ? pageCount + 3 : 2 * pageCount + 8
    this.check(answers.length <= most, 'the requests of a refetch are bounded', {
      sent: answers.length,
      most,
    })
    this.checkWindow(all)
    for (const item of loaded) {
      const now = items.find(({ id }) => id === item.id)
      const isSame = now && now.rank === item.rank && now.note === item.note
      this.check(!isSame || now === item, 'an unchanged item keeps its reference', { item })
    }
    if (isUnchanged) {
      this.check(
        String(idsOf(items)) === String(idsOf(loaded)),
        'a refetch without changes keeps the rows as they are',
      )
      const { data } = this.hook.current()
      await this.trigger('refetch')
      this.check(
        this.hook.current().data === data,
        'a second refetch without changes returns the same data',
        {
          isSame: data === settled,
        },
      )
    }
  }

  async trigger(trigger: Round['trigger']): Promise<void> {
    const cache = this.queryClient.getQueryCache()
    if (trigger === 'refetch') await this.hook.call('refetch')
    else if (trigger === 'invalidate') await this.queryClient.invalidateQueries({ queryKey: this.key })
    else if (trigger === 'focus') cache.onFocus()
    else if (trigger === 'reconnect') cache.onOnline()
    else {
      this.hook.unmount()
      this.hook.mount()
    }
    await this.settle()
  }

  change(change: Change, loaded: readonly Thing[], moved: Set<string>): void {
    if (change.do === 'fail') return void this.store.failWhen(change, change.fault)
    const all = this.ordered()
    const shown = loaded.filter(({ id }) => this.table.get(id) && !moved.has(id))
    if (change.do === 'insert') {
      const at = change.pick % Math.max(1, shown.length - 1)
      const low = shown[at]?.rank ?? 0
      const high = shown[at + 1]?.rank ?? low + 1
      const rank = {
        above: (all[0]?.rank ?? 0) - 1,
        inside: (low + high) / 2,
        below: (all.at(-1)?.rank ?? 0) + 1,
      }[change.where]
      this.table.insert(Array.from({ length: change.count }, () => this.create(rank)))
    } else if (change.do === 'remove') {
      const from = {
        first: all.findIndex(({ id }) => id === shown[0]?.id),
        last: all.findIndex(({ id }) => id === shown.at(-1)?.id) - change.count + 1,
        anywhere: change.pick % Math.max(1, all.length),
      }[change.where]
      const ids = idsOf(all.slice(Math.max(0, from), Math.max(0, from) + change.count))
      this.hasRemoved = true
      this.table.remove(ids)
    } else {
      const item = shown[change.pick % Math.max(1, shown.length)]
      if (!item) return
      if (change.do === 'edit') {
        this.table.update([item.id], { note: this.created })
        return
      }
      const target = all[change.to % all.length]!
      const rank = target.rank + 0.5
      if (rank === this.table.get(item.id)?.rank) return
      moved.add(item.id)
      this.table.update([item.id], { rank })
    }
  }

  checkWindow(all: readonly Thing[]): void {
    const { items } = this
    this.check(this.pages.length <= Math.max(1, this.maxPages), 'the window stops growing', {
      pages: this.pages.length,
    })
    const at = all.findIndex(({ id }) => id === items[0]?.id)
    this.check(
      String(idsOf(items)) === String(idsOf(all.slice(Math.max(0, at), at + items.length))),
      'the window is one slice without gaps',
    )
    if (items.length === 0) return
    const { hasNextPage, hasPreviousPage } = this.hook.current()
    const hasAnchor = this.pages.every(({ param }) => !('id' in param) || this.table.get(param.id))
    const flags = [hasPreviousPage, hasNextPage]
    const exact = [at > 0, at + items.length < all.length]
    const facts = { flags, exact, param: this.pages[0]?.param }
    this.check(
      exact.every((is, side) => flags[side] || !is),
      'no flag is falsely false',
      facts,
    )
    // If the item of a cursor was deleted, only a request can show whether a page exists on its side.
    this.check(!hasAnchor || this.hasRemoved || String(flags) === String(exact), 'the flags are exact', facts)
  }
}

function screenOf(reader: Reader, loaded: readonly Thing[], length: number): readonly Thing[] | undefined {
  if (reader.at !== 'item' || loaded.length === 0) return undefined
  const at = reader.pick % loaded.length
  return loaded.slice(at, at + length)
}
