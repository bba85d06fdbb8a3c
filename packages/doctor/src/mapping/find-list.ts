import { isJsonObject } from 'storefront-react/internal'

import { isFilledList, leavesOf, toSnake, valueAt, type Path, type Raw } from './leaves.js'
import { Refusal } from './refusal.js'

/** An answer of the server, read leniently. */
export interface Answer {
  readonly ok: boolean
  readonly status: number
  readonly json: unknown
  readonly headers: Headers
}

/** Sends a GET request to the path of the list, or below it. */
export type Ask = (below: string, query: Readonly<Record<string, string>>) => Promise<Answer>

/** How the list of a server is read. */
export interface ListPlan {
  readonly itemsPath: Path
  /** The field that identifies an item. */
  readonly id: string
  /** The parameter of the number of items. */
  readonly size: string
  /** `id`: the cursor is the id of an item, so a list can be read live. The others are for a copy. */
  readonly paging: 'id' | 'token' | 'offset' | 'page'
  readonly after: string
  /** Of pages: the number of the first one. */
  readonly firstPage?: 0 | 1 | undefined
  /** Undefined: forward only. */
  readonly before?: string | undefined
  /** Of a token: where the next one is. */
  readonly nextPath?: Path | undefined
  readonly more?: { readonly path: Path; readonly isBoolean: boolean } | undefined
  readonly total?: { readonly path: Path } | { readonly header: string } | undefined
  /** All items that were read. */
  readonly items: readonly Raw[]
}

const SIZES = [
  'limit',
  'per_page',
  'page_size',
  'pageSize',
  'perPage',
  'size',
  'count',
  'take',
  'first',
  'itemsPerPage',
  'items_per_page',
  'page[size]',
  'searchCriteria[pageSize]',
]
const AFTER = [
  'starting_after',
  'after',
  'cursor',
  'start_after',
  'after_id',
  'since_id',
  'page_token',
  'next_cursor',
  'startingAfter',
  'startAfter',
  'afterId',
  'sinceId',
  'pageToken',
  'nextToken',
]
const BEFORE = ['ending_before', 'before', 'end_before', 'before_id', 'endingBefore', 'endBefore', 'beforeId']
const OFFSETS = ['offset', 'skip', 'from', 'start']
const PAGES = [
  'page',
  'page_number',
  'p',
  'currentPage',
  'current_page',
  'pageNumber',
  'page[number]',
  'searchCriteria[currentPage]',
]
/** In lower case with underscores: `productId` is `product_id`. */
const IDS = ['id', '_id', 'uuid', 'uid', 'product_id', 'item_id', 'listing_id', 'uniqueid', 'code', 'sku']
const MAX_ITEMS = 1000
const MAX_PAGES = 100

/** The first array of objects, near the top of the answer. */
function findItems(json: unknown): Path {
  const places: { path: Path; count: number }[] = []
  const visit = (value: unknown, path: Path) => {
    if (isFilledList(value) && value.every(isJsonObject)) places.push({ path, count: value.length })
    else if (isJsonObject(value) && path.length < 3) {
      for (const key of Object.keys(value)) visit(value[key], [...path, key])
    }
  }
  visit(json, [])
  const [best] = places.toSorted((a, b) => a.path.length - b.path.length || b.count - a.count)
  if (best === undefined)
    throw new Refusal('The answer has no array of objects, so no list of products was found.')
  if (best.path.at(-1) === 'edges')
    throw new Refusal('The list is a connection of GraphQL (edges), which needs a bridge.')
  return best.path
}

const isId = (value: unknown) => (typeof value === 'string' && value !== '') || Number.isSafeInteger(value)

function findId(items: readonly Raw[]): string {
  const isUnique = (key: string) =>
    items.every((item) => isId(item[key])) &&
    new Set(items.map((item) => String(item[key]))).size === items.length
  const keys = Object.keys(items[0] ?? {}).filter(isUnique)
  const id = IDS.flatMap((name) => keys.filter((key) => toSnake(key) === name))[0]
  if (id === undefined) throw new Refusal('No field of the items is a unique id under a usual name.')
  return id
}

const same = (a: readonly string[], b: readonly string[]) => a.length > 0 && a.join('\n') === b.join('\n')

class ListProbe {
  readonly ask: Ask
  readonly itemsPath: Path
  readonly id: string
  readonly size: string

  constructor(ask: Ask, itemsPath: Path, id: string, size: string) {
    this.ask = ask
    this.itemsPath = itemsPath
    this.id = id
    this.size = size
  }

  itemsOf({ ok, json }: Answer): readonly Raw[] {
    const items = ok ? valueAt(json, this.itemsPath) : undefined
    return Array.isArray(items) ? items.filter(isJsonObject) : []
  }

  idsOf(answer: Answer): string[] {
    return this.itemsOf(answer).map((item) => String(item[this.id]))
  }

  page(size: number, extra: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return this.ask('', { [this.size]: String(size), ...extra })
  }

  async idsAt(size: number, name: string, value: string): Promise<string[]> {
    return this.idsOf(await this.page(size, { [name]: value }))
  }
}

async function findSize(ask: Ask, itemsPath: Path, id: string, count: number): Promise<ListProbe> {
  for (const size of SIZES) {
    const probe = new ListProbe(ask, itemsPath, id, size)
    const small = Math.max(1, Math.min(3, count - 1))
    if (probe.idsOf(await probe.page(small)).length === small) return probe
  }
  throw new Refusal('No parameter that was tried sets the number of items.')
}

type Paging = Pick<ListPlan, 'paging' | 'after' | 'firstPage' | 'before' | 'nextPath'>

async function findPaging(probe: ListProbe, ids: readonly string[], count: number): Promise<Paging> {
  const wanted = ids.slice(count, 2 * count)
  const first = await probe.page(count)
  if (wanted.length < count || !same(probe.idsOf(first), ids.slice(0, count)))
    throw new Refusal(
      'The list is in another order each time, or too short to see how its pages follow each other.',
    )
  const leads = async (name: string, value: string) => same(await probe.idsAt(count, name, value), wanted)
  const cursor = ids[count - 1] ?? ''
  for (const after of AFTER) {
    if (!(await leads(after, cursor))) continue
    // Not the first page, which a server returns that ignores the parameter.
    const at = Math.min(2 * count, ids.length) - 1
    const size = Math.max(1, Math.min(count, at - 1))
    const above = ids.slice(at - size, at)
    for (const before of at > 1 ? BEFORE : []) {
      if (same(await probe.idsAt(size, before, ids[at] ?? ''), above)) return { paging: 'id', after, before }
    }
    return { paging: 'id', after }
  }
  const tokens = leavesOf([first.json]).filter(
    ({ name, known }) =>
      /next|cursor|token/.test(name) && typeof known[0] === 'string' && known[0] !== cursor,
  )
  for (const { path, known } of tokens) {
    for (const after of AFTER) {
      if (await leads(after, String(known[0]))) return { paging: 'token', after, nextPath: path }
    }
  }
  for (const after of OFFSETS) if (await leads(after, String(count))) return { paging: 'offset', after }
  for (const after of PAGES) {
    if (await leads(after, '2')) return { paging: 'page', after, firstPage: 1 }
    if (await leads(after, '1')) return { paging: 'page', after, firstPage: 0 }
  }
  throw new Refusal('No parameter that was tried leads to the next page.')
}

/** Reads the list from its start. */
async function walk(probe: ListProbe, { paging, after, nextPath, firstPage = 1 }: Paging, size: number) {
  const items = new Map<string, Raw>()
  const answers: Answer[] = []
  let next: string | undefined
  while (answers.length < MAX_PAGES && items.size < MAX_ITEMS) {
    const answer = await probe.page(size, next === undefined ? {} : { [after]: next })
    const found = probe.itemsOf(answer)
    const isNew = found.some((item) => !items.has(String(item[probe.id])))
    if (!isNew) break
    answers.push(answer)
    for (const item of found) items.set(String(item[probe.id]), item)
    const last = String(found.at(-1)?.[probe.id])
    const token = nextPath && valueAt(answer.json, nextPath)
    if (paging === 'token' && typeof token !== 'string') break
    next =
      paging === 'id'
        ? last
        : paging === 'token'
          ? String(token)
          : String(paging === 'offset' ? items.size : answers.length + firstPage)
  }
  return { items: [...items.values()], answers }
}

/** A field that is true, or has a value, on every page but the last. */
function findMore(answers: readonly Answer[], isWhole: boolean): ListPlan['more'] {
  if (answers.length < 2 || !isWhole) return undefined
  const leaves = leavesOf(answers.map(({ json }) => json))
  const before = (values: readonly unknown[]) => values.slice(0, -1)
  const flag = leaves.find(
    ({ key, values }) =>
      /has_?(?:more|next)/.test(key) &&
      before(values).every((value) => value === true) &&
      values.at(-1) === false,
  )
  if (flag) return { path: flag.path, isBoolean: true }
  const next = leaves.find(
    ({ name, values }) =>
      /next/.test(name) &&
      before(values).every((value) => value != null && value !== '') &&
      values.at(-1) == null,
  )
  return next && { path: next.path, isBoolean: false }
}

/** A number that is the same on every page, and that of all items. */
function findTotal(answers: readonly Answer[], count: number): ListPlan['total'] {
  const leaf = leavesOf(answers.map(({ json }) => json)).find(
    ({ key, values }) => /total|count/.test(key) && values.every((value) => value === count),
  )
  if (leaf) return { path: leaf.path }
  const names = [...(answers[0]?.headers.keys() ?? [])]
  const header = names.find(
    (name) => /total/.test(name) && answers.every(({ headers }) => headers.get(name) === String(count)),
  )
  return header === undefined ? undefined : { header }
}

/** Learns how a list is read from its answers alone. @throws Refusal if it cannot. */
export async function findList(ask: Ask): Promise<ListPlan> {
  const first = await ask('', {})
  if (!first.ok) throw new Refusal(`The list was answered with status ${first.status}.`)
  const itemsPath = findItems(first.json)
  const start = valueAt(first.json, itemsPath) as readonly Raw[]
  if (start.length < 2) throw new Refusal('The list has fewer than two products.')
  if (start.every(({ type, attributes }) => typeof type === 'string' && isJsonObject(attributes)))
    throw new Refusal('The items are those of JSON:API, whose fields are spread over two places.')
  const id = findId(start)
  const probe = await findSize(ask, itemsPath, id, start.length)
  const head = probe.idsOf(await probe.page(Math.max(6, start.length)))
  const count = Math.max(1, Math.min(3, Math.floor(head.length / 2)))
  const paging = await findPaging(probe, head, count)
  const { items, answers } = await walk(probe, paging, 50)
  const small = answers.length > 1 ? answers : (await walk(probe, paging, count)).answers
  const isWhole = items.length < MAX_ITEMS
  const total = isWhole ? findTotal([...answers, ...small], items.length) : undefined
  return {
    itemsPath,
    id,
    size: probe.size,
    ...paging,
    more: findMore(small, isWhole),
    total,
    // Questions and answers name a product by its id.
    items: id === 'id' ? items : items.map((item) => ({ ...item, id: item[id] })),
  }
}
