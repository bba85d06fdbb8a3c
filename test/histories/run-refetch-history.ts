import { QueryClient, notifyManager } from '@tanstack/react-query'
import * as z from 'zod/mini'

import { createStorefrontClient, defineResource } from '../../src/core/index.js'
import type { ListData } from '../../src/queries/list/list-data.js'
import type { ListQueryData } from '../../src/queries/list/list-query-data.js'
import { listQueryOptions } from '../../src/queries/list/list-query.js'
import { listReaders } from '../../src/queries/list/list-readers.js'
import { createMockStore } from 'storefront-mock'
import type { MockResource } from '../../packages/mock/src/mock-store/item-table.js'
import type { Thing } from './history.js'
import { observerHooks } from './list-hook.js'
import type { Change, Reader, RefetchHistory, Round } from './refetch-history.js'

const things = defineResource({
  name: 'things',
  path: '/things',
  schema: z.object({ id: z.string(), rank: z.number(), note: z.number() }),
})

notifyManager.setScheduler(queueMicrotask)

/** Pages that a refetch reads on after inserts, and promises to. */
const PAGES_READ_ON = 3

/** Of its own loaded rows, a refetch asks for at least so many, or for all but one, before it gives up. */
const MIN_REJECTED = 6

const maxRequestsOf = (pageCount: number) => 2 * pageCount + 8

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
  place: string | null | undefined
  hasRemoved = false
  readonly reader = { rootOf: () => null, firstOf: () => this.place }
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
      retry: false,
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
    this.place = placeOf(reader, loaded)
    const firstNew = this.created
    const moved = new Set<string>()
    const removed: string[] = []
    for (const change of changes) this.change(change, loaded, moved, removed)
    const all = this.ordered()
    const position = new Map(all.map(({ id }, at) => [id, at]))
    this.facts = {
      loaded: idsOf(loaded),
      all: idsOf(all),
      place: this.place,
      pageCount,
      maxPages: this.maxPages,
    }

    const survivors = loaded.filter(({ id }) => position.has(id) && !moved.has(id))
    const span = (part: readonly Thing[]) => {
      const at = part.map(({ id }) => position.get(id)!)
      return part.length > 0 ? Math.max(...at) - Math.min(...at) + 1 : 0
    }
    const seenId = this.place ?? lastPage[0]?.id
    // A refetch follows the row at the eye, even if that row has moved.
    const kept = loaded.filter(({ id }) => position.has(id) && (!moved.has(id) || id === seenId))
    const end = position.get(survivors.at(-1)?.id ?? '') ?? -1
    const isNew = ({ id }: Thing) => Number(id.slice(1)) >= firstNew || moved.has(id)
    const inserted = all.slice(0, end + 1).filter(isNew).length
    // A moved row at the eye takes the window to rows that were not loaded.
    const loadedIds = new Set(idsOf(loaded))
    const isBetween = (_: Thing, at: number) =>
      kept.some(({ id }) => position.get(id)! < at) && kept.some(({ id }) => position.get(id)! > at)
    const between = all.filter(isBetween).filter(({ id }) => !loadedIds.has(id)).length
    const { limit } = this.history
    const maxItems = this.maxPages * limit
    const readOn = Math.ceil(inserted / this.history.limit)
    // A reader at the very top sees the new items, and the window ends where it must.
    const fits = this.place === null ? wasHead && end < maxItems : span(kept) <= maxItems
    const eye = this.eyeOf(survivors, lastPage)
    const isNear = readOn <= PAGES_READ_ON && between <= PAGES_READ_ON * limit
    // An item whose content has changed may have moved, so a window that has no room for all trusts the items around it.
    const isUnchanged = ({ id, note }: Thing) => this.table.get(id)?.note === note
    // An item that has changed and is far from the others could have moved, so a refetch need not follow it.
    const eyeAt = loaded.findIndex(({ id }) => id === seenId)
    const distanceOf = (other: Thing) => position.get(other.id)! - (position.get(seenId!) ?? 0)
    const canTell =
      !eye[0] ||
      isUnchanged(eye[0]) ||
      loaded.some(
        (other, at) =>
          at !== eyeAt &&
          (Math.abs(at - eyeAt) === 1 || isUnchanged(other)) &&
          distanceOf(other) >= -limit &&
          distanceOf(other) < limit,
      )
    // If all loaded items have changed, nothing shows which have moved, so the refetch follows the reader's row.
    const canTellMoved = moved.size === 0 || survivors.some(isUnchanged)
    const mustStay = isNear && fits && canTellMoved ? survivors : canTell ? eye : []

    const requests = this.store.requests.length
    const shownIds: ReadonlySet<string>[] = []
    const unsubscribe = this.queryClient.getQueryCache().subscribe(() => {
      if (this.hook.isMounted) shownIds.push(new Set(idsOf(this.items)))
    })
    await this.trigger(trigger)
    unsubscribe()

    const { status } = this.queryClient.getQueryState(this.key)!
    this.check(status === 'success', 'the refetch succeeds')
    const { items } = this
    this.facts = { ...this.facts, now: idsOf(items) }
    const answers = this.store.requests.slice(requests)
    this.facts = {
      ...this.facts,
      requests: answers.map(({ url, status }) => `${new URL(url).search} ${status}`),
    }
    const rejected = answers.filter(({ status = 500 }) => status >= 400).length
    // A question and the page that it shows are two requests, so the last one can be left.
    const isSpent = answers.length >= maxRequestsOf(pageCount) - 1
    // A rejected cursor does not show where the other rows are. If almost all rows were deleted, the requests of a refetch do
    // not suffice to ask for each of them.
    const isLost = isSpent && rejected >= Math.min(MIN_REJECTED, loaded.length - 1)
    // A cursor that has moved shows the rows at its new place. If that uses up the requests, the row at the eye stays.
    const isMisled = isSpent && moved.size > 0
    if (!isLost) {
      const staying = idsOf(isMisled ? eye.filter((item) => mustStay.includes(item)) : mustStay)
      const lostFrom = (shown: ReadonlySet<string>) => staying.filter((id) => !shown.has(id))
      const lost = lostFrom(new Set(idsOf(items)))
      this.check(lost.length === 0, 'a refetch keeps the rows', { lost, readOn, fits })
      this.checkNeighbors(survivors, loaded, lastPage, isNear && canTellMoved && !isMisled, moved)
      const violations = shownIds.filter((shown) => lostFrom(shown).length > 0).map((shown) => [...shown])
      this.check(violations.length === 0, 'no state in between is without the rows', { violations })
    }
    if (this.place === null && wasHead && all.length > 0)
      this.check(items[0]?.id === all[0]?.id, 'a reader at the very top sees the new rows')
    this.checkRequests(answers.length, {
      pageCount,
      // If all of the first page is new, the refetch looks for the loaded items first.
      anchoring: wasHead ? 0 : 6,
      readOn,
      inserted,
      changes: changes.length,
      removed: removed.length,
      moved: moved.size,
      created: this.created - firstNew,
    })
    this.checkWindow(all)
    for (const item of loaded) {
      const now = items.find(({ id }) => id === item.id)
      const isSame = now && now.rank === item.rank && now.note === item.note
      this.check(!isSame || now === item, 'an unchanged item keeps its reference', { item })
    }
    if (changes.length === 0) {
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

  /** The rows that stay even where `maxPages` or the bound on requests forbids to keep all of them. */
  eyeOf(survivors: readonly Thing[], lastPage: readonly Thing[]): readonly Thing[] {
    if (this.place === null) return []
    const seenId = this.place ?? lastPage[0]?.id
    // If this item was deleted or has moved, the items around it count: `checkNeighbors`.
    return survivors.filter(({ id }) => id === seenId)
  }

  /**
   * If the item at the eye was deleted or has moved, it or the row next to it stays. Many inserts use up the requests, and a
   * rejected or moved cursor does not show the items that were around it, nor do loaded items that have all changed: then
   * any loaded row.
   */
  checkNeighbors(
    survivors: readonly Thing[],
    loaded: readonly Thing[],
    lastPage: readonly Thing[],
    isSure: boolean,
    moved: ReadonlySet<string>,
  ): void {
    const seenId = this.place ?? lastPage[0]?.id
    if (this.place === null || survivors.length === 0 || survivors.some(({ id }) => id === seenId)) return
    const at = loaded.findIndex(({ id }) => id === seenId)
    const isSurvivor = (item: Thing) => survivors.includes(item)
    const above = loaded.slice(0, Math.max(0, at))
    // Of the other rows, a refetch without room for all trusts those that have not changed.
    const isUnchanged = (item: Thing) => isSurvivor(item) && this.table.get(item.id)?.note === item.note
    const next = [isSurvivor, isUnchanged].flatMap((isNext) => [
      loaded[at],
      loaded.slice(at).find(isNext),
      above.findLast(isNext),
    ])
    const isFound = !moved.has(seenId ?? '') && this.isFoundAtPlace(loaded[at], next)
    const around = isSure || isFound ? next : loaded
    const shown = new Set(idsOf(this.items))
    this.check(
      around.some((item) => item && shown.has(item.id)),
      'a row next to the deleted one at the eye stays',
      { around: idsOf(around.filter((item) => !!item)) },
    )
  }

  /** Whether the pages around the place of a deleted item, which a cursor still shows, have one of these items. */
  isFoundAtPlace(deleted: Thing | undefined, items: readonly (Thing | undefined)[]): boolean {
    if (!deleted || this.table.get(deleted.id) || this.history.deletedCursor !== 'resolves') return false
    const all = this.ordered()
    const place = all.filter(
      ({ rank, id }) => rank < deleted.rank || (rank === deleted.rank && id < deleted.id),
    ).length
    const { limit } = this.history
    return all
      .slice(Math.max(0, place - limit), place + limit)
      .some((item) => items.some((each) => each?.id === item.id))
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

  change(change: Change, loaded: readonly Thing[], moved: Set<string>, removed: string[]): void {
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
      removed.push(...ids)
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

  checkRequests(
    sent: number,
    of: {
      readonly pageCount: number
      readonly anchoring: number
      readonly readOn: number
      readonly inserted: number
      readonly changes: number
      readonly removed: number
      readonly moved: number
      readonly created: number
    },
  ): void {
    const { pageCount, anchoring, readOn, changes, removed, moved, created } = of
    const facts = { sent, ...of }
    if (changes === 0)
      this.check(sent <= pageCount, 'a refetch without changes sends one request for each page', facts)
    else if (created + removed + moved === 0)
      this.check(sent <= pageCount, 'an edited item costs no request', facts)
    else if (removed + moved === 0 && readOn <= PAGES_READ_ON)
      this.check(
        sent <= pageCount + readOn + 1 + anchoring,
        'inserted items cost one request for each page of them',
        facts,
      )
    else if (created + moved === 0 && removed === 1)
      this.check(sent <= pageCount + 6, 'a deleted item costs at most six requests', facts)
    this.check(sent <= maxRequestsOf(pageCount), 'the requests of a refetch are bounded', facts)
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

function placeOf(reader: Reader, loaded: readonly Thing[]): string | null | undefined {
  if (reader.at === 'item') return loaded[reader.pick % Math.max(1, loaded.length)]?.id
  return reader.at === 'top' ? null : undefined
}
