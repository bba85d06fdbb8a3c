import {
  createStorefrontClient,
  isStorefrontError,
  type InvalidItem,
  type StorefrontClient,
} from 'storefront-react/core'

import { isSuccess, type Reply } from '../session/reply.js'
import type { RawItem } from './list-page.js'
import { readItem, singleProductPath } from './single-product.js'
import type { Store } from './store.js'

/** A response that the client of the package does not read as the server meant it. */
export interface Unread {
  readonly reply: Reply
  /** E.g. `variants.0: expected an object`. */
  readonly reason: string
}

export interface ClientReading {
  /** Items that the client was given. An item of several responses counts once. */
  readonly items: number
  /** Ids of those that it leaves out. */
  readonly invalidIds: ReadonlySet<string>
  readonly unread: readonly Unread[]
}

const MAX_SINGLES = 50

const describeIssues = (issues: InvalidItem['issues'] | undefined): string => {
  const [issue] = issues ?? []
  return issue ? `${(issue.path ?? []).join('.')}: ${issue.message}` : ''
}

/** The client as the configuration creates it, which reads a response that was received before. */
function clientOf(
  reply: Reply,
  baseUrl: string,
  onInvalidItem: (item: InvalidItem) => void,
): StorefrontClient {
  const headers = { 'content-type': 'application/json' }
  return createStorefrontClient({
    baseUrl,
    apiKey: null,
    fetch: () => Promise.resolve(new Response(reply.text, { status: reply.status, headers })),
    onInvalidItem,
  })
}

function reasonOf(error: unknown): string {
  if (!isStorefrontError(error)) throw error
  const issues = 'issues' in error ? describeIssues(error.issues as InvalidItem['issues']) : ''
  const [sentence = ''] = error.message.split('\n')
  return issues || sentence
}

/** Passes every list of products that was received to the client. */
export async function readListsWithClient({ productLists, session }: Store): Promise<ClientReading> {
  const ids = new Set<string>()
  const invalidIds = new Set<string>()
  const unread: Unread[] = []
  for (const reply of productLists) {
    const invalid: InvalidItem[] = []
    const client = clientOf(reply, session.baseUrl, (item) => invalid.push(item))
    try {
      const page = await client.products.list({ limit: 100 })
      for (const { id } of page.items) ids.add(id)
      for (const { id, index } of invalid) invalidIds.add(id ?? `without an id, at ${index}`)
      if (invalid[0]) unread.push({ reply, reason: describeIssues(invalid[0].issues) })
    } catch (error) {
      unread.push({ reply, reason: reasonOf(error) })
      invalidIds.add(`a whole list, ${unread.length}`)
    }
  }
  return { items: new Set([...ids, ...invalidIds]).size, invalidIds, unread }
}

const isEmpty = (value: unknown) => !Array.isArray(value) || value.length === 0
const variantsOf = ({ variants }: RawItem) => (Array.isArray(variants) ? (variants as unknown[]) : [])

/** Products of unusual kinds first: most of them are complete and alike. */
const KINDS: readonly ((item: RawItem) => boolean)[] = [
  ({ images }) => isEmpty(images),
  ({ variants }) => isEmpty(variants),
  (item) => variantsOf(item).length > 1,
  (item) => variantsOf(item).length > 20,
  (item) => variantsOf(item).some((each) => (each as RawItem | null)?.['price'] == null),
  (item) => variantsOf(item).some((each) => (each as RawItem | null)?.['compareAtPrice'] != null),
  (item) => variantsOf(item).some((each) => (each as RawItem | null)?.['stockQuantity'] === 0),
  ({ description }) => description === '' || description == null,
  ({ options }) => isEmpty(options),
  ({ collections }) => isEmpty(collections),
  ({ tags }) => isEmpty(tags),
  ({ metaTitle }) => metaTitle == null,
]

/** Up to 50 products: one of each kind and status, the newest and the oldest, and others from the whole list. */
function chooseSingles(items: readonly RawItem[]): readonly RawItem[] {
  const chosen = new Set<RawItem>()
  const add = (item: RawItem | undefined) => item && chosen.size < MAX_SINGLES && chosen.add(item)
  const byDate = items.toSorted((a, b) => (String(a['createdAt']) < String(b['createdAt']) ? -1 : 1))
  for (const item of [byDate[0], byDate.at(-1), items[0], items.at(-1)]) add(item)
  for (const isKind of KINDS) add(items.find(isKind))
  for (const status of new Set(items.map((item) => item['status']))) {
    add(items.find((item) => item['status'] === status))
  }
  const rest = items.filter((item) => !chosen.has(item))
  const count = Math.min(MAX_SINGLES - chosen.size, rest.length)
  for (let index = 0; index < count; index += 1) add(rest[Math.floor((index * rest.length) / count)])
  return [...chosen]
}

/** The response for one product, by its id or by its slug. */
async function retrieve(store: Store, item: RawItem): Promise<Reply> {
  const byId = await store.get(singleProductPath(store, String(item['id'])))
  if (isSuccess(byId) || typeof item['slug'] !== 'string' || item['slug'] === '') return byId
  const bySlug = await store.get(singleProductPath(store, item['slug']))
  return isSuccess(bySlug) ? bySlug : byId
}

/** The product of the list and the product of its own path. */
export interface SinglePair {
  readonly listed: RawItem
  readonly reply: Reply
  readonly single: RawItem | undefined
}

/** Requests single products one after the other. */
export async function readSingles(store: Store, items: readonly RawItem[]): Promise<readonly SinglePair[]> {
  const pairs: SinglePair[] = []
  for (const listed of chooseSingles(items)) {
    const reply = await retrieve(store, listed)
    pairs.push({ listed, reply, single: isSuccess(reply) ? readItem(reply)?.item : undefined })
    // Without a path for single products, each request would be refused.
    if (pairs.length === 3 && pairs.every((pair) => !isSuccess(pair.reply))) break
  }
  return pairs
}

/** Passes the responses for single products to the client. */
export async function readSinglesWithClient(
  { session }: Store,
  pairs: readonly SinglePair[],
): Promise<ClientReading> {
  const found = pairs.filter(({ reply }) => isSuccess(reply))
  const unread: Unread[] = []
  const invalidIds = new Set<string>()
  for (const { reply, listed } of found) {
    try {
      await clientOf(reply, session.baseUrl, () => {}).products.retrieve({ id: String(listed['id']) })
    } catch (error) {
      unread.push({ reply, reason: reasonOf(error) })
      invalidIds.add(String(listed['id']))
    }
  }
  return { items: found.length, invalidIds, unread }
}
