import { isRefusal, isSuccess, type Reply } from '../session/reply.js'
import type { ListParams, Page } from './list-page.js'
import { reverses } from './reversal.js'
import type { Sequence, Store } from './store.js'
import { countDistinct, findOrdering, keysOf, type Direction, type Ordering } from './sort-keys.js'

/** A list in one order, whose first page is the truth that other requests are compared with. */
export interface SortedList {
  readonly field: string
  readonly direction: Direction
  readonly params: ListParams
  readonly sequence: Sequence
  /** `undefined` if the items are not in order. */
  readonly ordering: Ordering | undefined
}

export interface SortFacts {
  readonly unknownSort: Reply
  readonly unknownOrder: Reply | undefined
  /** Values of `sort` that have an effect. */
  readonly fields: readonly string[]
  /** Fields whose values no product has, so that their order cannot be checked. */
  readonly unseenFields: readonly string[]
  /** Fields that are accepted and have no effect, although unknown fields are refused. */
  readonly idleFields: readonly string[]
  readonly orders: { readonly asc: string; readonly desc: string } | undefined
  readonly triedOrders: readonly string[]
  /** Whether the value that reads as ascending sorts descending. */
  readonly swapped: boolean
  readonly lists: readonly SortedList[]
}

const FIELDS = ['name', 'price', 'createdAt', 'updatedAt', 'id', 'slug', 'status', 'title']
const SNAKE_FIELDS = ['created_at', 'updated_at']
const ORDERS = [
  ['asc', 'desc'],
  ['ASC', 'DESC'],
  ['ascending', 'descending'],
  ['1', '-1'],
  ['up', 'down'],
] as const
const UNKNOWN = 'doctor_unknown'
const MAX_HINTS = 10
const COMMON_WORDS =
  /^(?:must|be|one|of|or|and|the|is|are|not|sort|order|error|code|message|type|title|detail|param|parameter|value|values|invalid|unknown|validation|request|bad|allowed|about|blank|expected|received|should|field|for|to|in|a|an)$/i
const DESCENDING = /desc|down|^-|^za|new|high/i

/** Error messages often list the allowed values. */
function hintsIn(reply: Reply): string[] {
  const words = reply.text.match(/[a-z][\w-]*/gi) ?? []
  return [...new Set(words)].filter((word) => !COMMON_WORDS.test(word) && !word.includes(UNKNOWN))
}

const MIN_DISTINCT = 3
const MIN_ITEMS = 20
/** So many values are in one order by chance in one of 40,000 lists. */
const MIN_CHOSEN = 8

/**
 * `foreign`: descending reverses ascending, in an order that is not known here. `maybe`: the list is in this order anyway, so only the other direction can show an effect. `idle`: accepted by a server
 * that refuses unknown fields, but without effect.
 */
type Effect = 'effective' | 'foreign' | 'maybe' | 'unordered' | 'idle' | 'ignored' | 'refused'

class SortSearch {
  readonly #store: Store
  readonly #natural: Sequence
  readonly #unknownSort: Reply

  constructor(store: Store, natural: Sequence, unknownSort: Reply) {
    this.#store = store
    this.#natural = natural
    this.#unknownSort = unknownSort
  }

  /** One page, or more of them if the server returns short pages: two items are in both directions. */
  async #start(params: ListParams): Promise<Pick<Page, 'ids' | 'items'> | undefined> {
    const { maxLimit } = this.#store
    const reply = await this.#store.reply({ ...params, limit: maxLimit })
    if (!isSuccess(reply)) return undefined
    const page = await this.#store.page({ ...params, limit: maxLimit })
    return page.items.length < MIN_ITEMS && page.hasMore === true ? this.#store.sequence(params) : page
  }

  async effectOf(field: string): Promise<Effect> {
    const page = await this.#start({ sort: field })
    if (page === undefined) return 'refused'
    const isKnown = !isSuccess(this.#unknownSort)
    if (countDistinct(keysOf(field, page.items)) < MIN_DISTINCT) return isKnown ? 'effective' : 'ignored'
    const isNatural = page.ids.join() === this.#natural.ids.slice(0, page.ids.length).join()
    if (findOrdering(field, page.items) === undefined) {
      // A server that refuses unknown fields and takes this one claims to know it.
      return !isNatural ? 'unordered' : isKnown ? 'idle' : 'ignored'
    }
    if (!isNatural || isKnown) return 'effective'
    // A server that ignores `created_at` returns its usual order, which can be that of `createdAt`.
    return page.items.some((item) => field in item || /price/i.test(field)) ? 'maybe' : 'ignored'
  }

  /** The direction of a list; `undefined` if the server refuses the value or the items are in no order. */
  async directionOf(field: string, order: string): Promise<Direction | undefined> {
    const page = await this.#start({ sort: field, order })
    return page && findOrdering(field, page.items)?.direction
  }

  /** A few prices of a list that ignores `sort` can be in the order of their text by chance. */
  async isTextByChance(field: string): Promise<boolean> {
    const page = await this.#start({ sort: field })
    const ordering = page && findOrdering(field, page.items)
    return ordering?.asText === true && countDistinct(ordering.keys) < MIN_CHOSEN
  }

  async isOrderedBothWays(field: string, { asc, desc }: NonNullable<SortFacts['orders']>): Promise<boolean> {
    return (await this.directionOf(field, asc)) === 'asc' && (await this.directionOf(field, desc)) === 'desc'
  }

  /** For a store whose only order is in another language. */
  async findReversingOrders(
    fields: readonly string[],
  ): Promise<Pick<SortFacts, 'orders' | 'triedOrders' | 'unknownOrder'>> {
    for (const field of fields) {
      for (const [asc, desc] of ORDERS) {
        if (!(await reverses(this.#store, field, asc, desc))) continue
        const unknownOrder = await this.#store.reply({ sort: field, order: UNKNOWN })
        return { orders: { asc, desc }, triedOrders: [asc, desc], unknownOrder }
      }
    }
    return { orders: undefined, triedOrders: [], unknownOrder: undefined }
  }

  async findOrders(field: string): Promise<Pick<SortFacts, 'orders' | 'triedOrders' | 'unknownOrder'>> {
    const unknownOrder = await this.#store.reply({ sort: field, order: UNKNOWN })
    const tried: string[] = []
    const directions = new Map<string, Direction | undefined>()
    const directionOf = async (order: string) => {
      tried.push(order)
      const direction = await this.directionOf(field, order)
      directions.set(order, direction)
      return direction
    }
    for (const [first, second] of ORDERS) {
      const pair = [await directionOf(first), await directionOf(second)] as const
      if (pair[0] === 'asc' && pair[1] === 'desc') {
        return { orders: { asc: first, desc: second }, triedOrders: tried, unknownOrder }
      }
      if (pair[0] === 'desc' && pair[1] === 'asc') {
        return { orders: { asc: second, desc: first }, triedOrders: tried, unknownOrder }
      }
    }
    const hints = isRefusal(unknownOrder) ? hintsIn(unknownOrder).slice(0, MAX_HINTS) : []
    for (const hint of hints) if (!tried.includes(hint)) await directionOf(hint)
    const find = (wanted: Direction) => tried.find((order) => directions.get(order) === wanted)
    const [asc, desc] = [find('asc'), find('desc')]
    const orders = asc !== undefined && desc !== undefined ? { asc, desc } : undefined
    return { orders, triedOrders: tried, unknownOrder }
  }
}

/** One response if it is long enough, because a later page may break the order by a mistake of its own. */
const orderedItems = ({ pages: [first], items }: Sequence) =>
  first !== undefined && first.items.length >= MIN_ITEMS ? first.items : items

async function sortedLists(
  store: Store,
  fields: readonly string[],
  orders: SortFacts['orders'],
  foreign: ReadonlySet<string>,
): Promise<SortedList[]> {
  const lists: SortedList[] = []
  for (const field of fields) {
    for (const direction of orders ? (['asc', 'desc'] as const) : ([undefined] as const)) {
      const order = direction && orders?.[direction]
      const params: ListParams = { sort: field, ...(order !== undefined && { order }) }
      const sequence = await store.sequence(params)
      const items = orderedItems(sequence)
      const ordering =
        findOrdering(field, items, direction && [direction]) ??
        (foreign.has(field)
          ? { direction: direction ?? 'asc', keys: keysOf(field, items), asText: false }
          : undefined)
      lists.push({ field, direction: direction ?? ordering?.direction ?? 'asc', params, sequence, ordering })
    }
  }
  return lists
}

/** The first field whose two directions are in a known order, else one whose directions reverse each other. */
async function findOrders(
  search: SortSearch,
  ordered: readonly string[],
  foreign: readonly string[],
): Promise<Pick<SortFacts, 'orders' | 'triedOrders' | 'unknownOrder'>> {
  let first: Awaited<ReturnType<typeof findOrders>> | undefined
  for (const field of ordered.slice(0, MAX_ORDERED)) {
    const found = await search.findOrders(field)
    if (found.orders) return found
    first ??= found
  }
  const reversing = await search.findReversingOrders([...foreign, ...ordered.slice(0, MAX_ORDERED)])
  return reversing.orders ? reversing : (first ?? reversing)
}

const MAX_ORDERED = 3

/** Values are judged by their effect, because a server may answer 200 to a value that it ignores. */
export async function findSorts(store: Store, natural: Sequence): Promise<SortFacts> {
  const unknownSort = await store.reply({ sort: UNKNOWN })
  const search = new SortSearch(store, natural, unknownSort)
  const hints = isRefusal(unknownSort) ? hintsIn(unknownSort) : []
  const more = [...SNAKE_FIELDS, ...hints].filter((field) => !FIELDS.includes(field)).slice(0, MAX_HINTS)
  const effects = new Map<string, Effect>()
  for (const field of [...FIELDS, ...new Set(more)]) effects.set(field, await search.effectOf(field))
  const fieldsOf = (...wanted: readonly Effect[]) =>
    [...effects].flatMap(([field, effect]) => (wanted.includes(effect) ? [field] : []))

  const distinct = (field: string) => countDistinct(keysOf(field, natural.items))
  const mostDistinctFirst = (fields: readonly string[]) =>
    fields.filter((field) => distinct(field) >= MIN_DISTINCT).toSorted((a, b) => distinct(b) - distinct(a))
  const ordered = [...mostDistinctFirst(fieldsOf('effective')), ...mostDistinctFirst(fieldsOf('maybe'))]
  const foreign = fieldsOf('unordered', 'idle')
  const found = await findOrders(search, ordered, foreign)
  // Names in the order of a language that is not known here. The start of such a list can be in a known order.
  const { orders } = found
  if (orders) {
    for (const field of [...foreign, ...fieldsOf('effective')]) {
      const isKnown = effects.get(field) === 'effective' && (await search.isOrderedBothWays(field, orders))
      if (!isKnown && (await reverses(store, field, orders.asc, orders.desc))) effects.set(field, 'foreign')
    }
  }

  const confirmed: string[] = []
  const candidates = fieldsOf('effective', 'maybe', 'foreign', 'unordered')
  for (const field of candidates.filter((each) => distinct(each) > 0)) {
    if (effects.get(field) === 'maybe') {
      const flips =
        found.orders !== undefined &&
        (await search.directionOf(field, found.orders.asc)) === 'asc' &&
        (await search.directionOf(field, found.orders.desc)) === 'desc'
      if (!flips || (await search.isTextByChance(field))) continue
    }
    confirmed.push(field)
  }
  return {
    ...found,
    unknownSort,
    fields: confirmed,
    idleFields: fieldsOf('idle'),
    unseenFields: candidates.filter((field) => distinct(field) === 0),
    swapped:
      found.orders !== undefined && DESCENDING.test(found.orders.asc) && !DESCENDING.test(found.orders.desc),
    lists: await sortedLists(store, confirmed, found.orders, new Set(fieldsOf('foreign'))),
  }
}
