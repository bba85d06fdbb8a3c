import { isJsonObject } from 'storefront-react/internal'

import { readSingles } from './client-reading.js'
import { findSorts, type SortedList, type SortFacts } from './find-sorts.js'
import { readBorder, type Border } from './borders.js'
import { readPage, type Page, type RawItem } from './list-page.js'
import { keysOf } from './sort-keys.js'
import { isSuccess } from '../session/reply.js'
import { BudgetSpent } from '../session/session.js'
import { UnreadablePage, type Sequence, type Store } from './store.js'
import { NO_TAIL, readTail, type Tail } from './tail.js'

/** Runs a function once. A failure is remembered too, because every rule that needs the value then has the same reason. */
function once<T>(read: () => Promise<T>): () => Promise<T> {
  let value: Promise<T> | undefined
  return () => (value ??= read())
}

/** Up to 1,000 products are read, ten requests. */
const MAX_PAGES = 10
const SMALL_LIMIT = 7
const SMALL_PAGES = 12

/** What several rules need to know about the products list. Each part is read on first use. */
export class Survey {
  readonly store: Store

  constructor(store: Store) {
    this.store = store
  }

  /** The list without parameters, in the largest pages. */
  readonly natural = once(async () => {
    const natural = await this.store.sequence({}, { maxPages: MAX_PAGES + 1, confirmsEnd: true })
    this.firstTotal = natural.pages[0]?.total ?? null
    return natural
  })

  /** The start of the same list, in small pages. */
  readonly small = once(() =>
    this.store.sequence({}, { limit: SMALL_LIMIT, maxPages: SMALL_PAGES, confirmsEnd: true }),
  )

  /** Whether a page can have fewer items than `limit` although more follow. */
  readonly shortPage = once(async (): Promise<Page | undefined> => {
    const { pages } = await this.small()
    const probes: Page[] = []
    for (const limit of [2, 3, 4, 5, 6]) probes.push(await this.store.page({ limit }))
    const isShort = (page: Page, limit: number) => page.hasMore === true && page.ids.length < limit
    return (
      pages.find((page) => isShort(page, SMALL_LIMIT)) ??
      probes.find((page, index) => isShort(page, index + 2))
    )
  })

  /** `total_count` of the first page that was read. */
  firstTotal: number | null = null

  /** Products of all kinds, from the list and from their own paths. */
  readonly singles = once(async () => {
    const { items } = await this.natural()
    const tail = await this.tail()
    return readSingles(this.store, [...items, ...tail.items])
  })

  readonly sorts = once(async (): Promise<SortFacts> => findSorts(this.store, await this.natural()))

  /** Of a list that is too long to be read whole. Another order starts at its end, if the server knows one. */
  readonly tail = once(async (): Promise<Tail> => {
    const natural = await this.natural()
    if (natural.complete) return NO_TAIL
    // A page that cannot be read is reported by the rules about it.
    return this.#findTail(natural).catch((error: unknown) => {
      if (error instanceof UnreadablePage) return NO_TAIL
      throw error
    })
  })

  async #findTail(natural: Sequence): Promise<Tail> {
    const starts = (await this.sorts()).lists.map(({ sequence }) => sequence.items[0])
    for (const order of ['asc', 'desc']) {
      const reply = await this.store.reply({ order })
      if (isSuccess(reply)) starts.push(readPage(reply, 'products')?.items[0])
    }
    const known = new Set(natural.ids)
    const ids = new Set<unknown>()
    for (const start of starts) {
      if (start === undefined || known.has(String(start['id'])) || ids.has(start['id'])) continue
      ids.add(start['id'])
      const tail = await readTail(this.store, start)
      if (tail) return tail
    }
    return NO_TAIL
  }

  /** The ids that requests are compared with: one response, so no cursor has touched them. */
  async truth(sequence: Sequence): Promise<readonly string[]> {
    return (await this.shortPage()) ? sequence.ids : (sequence.pages[0]?.ids ?? [])
  }

  /** Whether a second request with another limit returns the same order. */
  readonly isStable = async (sequence: Sequence): Promise<boolean> => {
    const ids = await this.truth(sequence)
    const limit = Math.max(1, Math.min(ids.length - 1, STABLE_LIMIT))
    const page = await this.store.page({ ...sequence.params, limit })
    return page.ids.every((id, index) => id === ids[index])
  }

  /** Pages next to cursors of the list without parameters. */
  readonly naturalBorders = once(async (): Promise<Borders> => {
    const ids = await this.truth(await this.natural())
    const at = (index: number, side: 'after' | 'before', limit: number) =>
      readBorder(this.store, { params: {}, ids, index, side, limit })
    const after: Border[] = []
    const before: Border[] = []
    for (const [index, limit] of [
      [1, 3],
      [4, 5],
      [Math.floor(ids.length / 2), 4],
    ] as const) {
      if (index < ids.length) after.push(await at(index, 'after', limit))
    }
    for (const [index, limit] of [
      [2, 5],
      [6, 3],
      [Math.floor(ids.length / 2), 4],
      [ids.length - 1, 2],
    ] as const) {
      if (index > 0 && index < ids.length) before.push(await at(index, 'before', limit))
    }
    return { after, before }
  })

  /** Pages next to cursors of every sorted list. */
  readonly sortedBorders = once(async (): Promise<readonly SortedBorders[]> => {
    const { lists } = await this.sorts()
    const all: SortedBorders[] = []
    for (const list of lists) all.push(await this.#bordersOf(list))
    return all
  })

  async #bordersOf(list: SortedList): Promise<SortedBorders> {
    const ids = await this.truth(list.sequence)
    const isStable = await this.isStable(list.sequence)
    const found = { list, isStable, ties: { after: [], before: [] }, others: { after: [], before: [] } }
    // Without a stable order there is no truth to compare a page with.
    if (!isStable) return found
    const { single, run } = chooseBorders(list, ids)
    const atEnd = await this.#endBorder(list)
    const at = (index: number, side: 'after' | 'before') =>
      readBorder(this.store, { params: list.params, ids, index, side, limit: BORDER_LIMIT })
    const read = async (side: 'after' | 'before', indexes: readonly number[]) => {
      const borders: Border[] = []
      for (const index of indexes) borders.push(await at(index, side))
      return borders
    }
    return {
      ...found,
      others: {
        after: await read('after', single),
        before: [
          ...(await read(
            'before',
            single.filter((index) => index > 0),
          )),
          ...atEnd,
        ],
      },
      ties: {
        after: await read('after', run),
        before: await read(
          'before',
          run.filter((index) => index > 0),
        ),
      },
    }
  }

  /** A last item without a value is compared with null: in SQL, nothing is before it. */
  async #endBorder({ field, params, sequence: { ids, items, complete } }: SortedList): Promise<Border[]> {
    const keys = keysOf(field, items)
    if (!complete || ids.length < BORDER_LIMIT + 2 || keys.at(-1) !== undefined) return []
    if (keys.every((key) => key === undefined)) return []
    const index = ids.length - 1
    return [await readBorder(this.store, { params, ids, index, side: 'before', limit: BORDER_LIMIT })]
  }

  /**
   * Whether products changed since the start: one has another name, price or date, or the list has other items. A list in
   * random order, which differs each time, is another mistake.
   */
  async hasChanged(): Promise<boolean> {
    try {
      const natural = await this.natural()
      // A product that is listed twice, such as by a JOIN, can differ from itself.
      const known = natural.pages.flatMap(({ items }) => items)
      const ids = new Set(known.map(({ id }) => id))
      const before = new Set(known.map(fingerprint))
      for (const [index, page] of natural.pages.entries()) {
        const cursor = natural.pages[index - 1]?.ids.at(-1)
        const params = { limit: this.store.maxLimit, ...(cursor !== undefined && { after: cursor }) }
        const again = await this.store.freshPage(params)
        const isOther = again.items.some((item) => ids.has(item['id']) && !before.has(fingerprint(item)))
        if (isOther) return true
        if (again.ids.join() === page.ids.join() && again.total === page.total) continue
        const third = await this.store.freshPage(params)
        if (third.ids.join() === again.ids.join() && third.total === again.total) return true
      }
      return false
    } catch (error) {
      if (error instanceof BudgetSpent || error instanceof UnreadablePage) return false
      throw error
    }
  }
}

const COMPARED = ['name', 'slug', 'status', 'createdAt', 'updatedAt'] as const

/** The values that lists are sorted by. */
function fingerprint(item: RawItem): string {
  const variants = Array.isArray(item['variants']) ? item['variants'].filter(isJsonObject) : []
  return JSON.stringify([
    item['id'],
    COMPARED.map((field) => item[field]),
    variants.map(({ price }) => price),
  ])
}

const STABLE_LIMIT = 60
const BORDER_LIMIT = 3

export interface Borders {
  readonly after: readonly Border[]
  readonly before: readonly Border[]
}

export interface SortedBorders {
  readonly list: SortedList
  readonly isStable: boolean
  /** Cursors next to an item with the same value. */
  readonly ties: Borders
  /** Cursors whose neighbours have other values. */
  readonly others: Borders
}

/** A cursor among distinct values, and the first and last cursor of the longest run of equal values. */
function chooseBorders({ ordering }: SortedList, ids: readonly string[]) {
  const keys = ordering?.keys ?? []
  const equalsNext = (index: number) => keys[index] !== undefined && keys[index] === keys[index + 1]
  const last = Math.min(ids.length, keys.length) - BORDER_LIMIT - 1
  let longest = { from: 0, to: 0 }
  const singles: number[] = []
  for (let index = BORDER_LIMIT; index < last; index += 1) {
    const near = Array.from({ length: 2 * BORDER_LIMIT + 1 }, (_, at) => index - BORDER_LIMIT + at)
    if (!near.slice(0, -1).some(equalsNext)) singles.push(index)
  }
  for (let from = 0; from < last; from += 1) {
    let to = from
    while (to < last && equalsNext(to)) to += 1
    if (to - from > longest.to - longest.from) longest = { from, to }
    from = to
  }
  const single = singles[Math.floor(singles.length / 2)]
  // A cursor at an item without a value is compared with null, which loses the rest of the list in SQL.
  const without = keys.findIndex((key, index) => key === undefined && index > 0 && index < last)
  return {
    single: [...(single === undefined ? [] : [single]), ...(without < 0 ? [] : [without])],
    run: longest.to > longest.from ? [longest.from, Math.max(longest.from + 1, longest.to - 1)] : [],
  }
}
