import { describeReply, isSuccess, type Reply } from '../session/reply.js'
import type { Session } from '../session/session.js'
import { listPath, readPage, type ListParams, type Page, type RawItem } from './list-page.js'

/** A page that had to be a list and was not. Ends the rule, not the check. */
export class UnreadablePage extends Error {
  override readonly name = 'UnreadablePage'
  readonly reply: Reply

  constructor(reply: Reply) {
    super(`${reply.request} did not return a list: ${describeReply(reply)}`)
    this.reply = reply
  }
}

/** The items of a list in its own order, from its start. */
export interface Sequence {
  readonly params: ListParams
  readonly items: readonly RawItem[]
  readonly ids: readonly string[]
  readonly pages: readonly Page[]
  /** Whether the walk reached the end of the list. */
  readonly complete: boolean
  /** Ids that a later page repeated. */
  readonly repeated: readonly string[]
  /** A page that announced the end although items followed, or none although more were announced. */
  readonly wrongEnd: Page | undefined
}

/** Reads lists and remembers the responses, so that rules share them. */
export class Store {
  readonly session: Session
  readonly paths: Readonly<Record<string, string>>
  /** Pages that had to be lists and were not. */
  readonly unreadable: Reply[] = []
  /** Successful responses with lists of products, in the order of the check. */
  readonly productLists = new Set<Reply>()
  /** What the client of the package read, for the verdict. */
  readonly read = {
    listItems: 0,
    singles: 0,
    invalid: 0,
    others: {} as Record<string, { readonly items: number; readonly invalid: number }>,
  }
  /** Products that the client leaves out. Each counts once, also if it is in many responses. */
  readonly invalidIds = new Set<string>()
  /** The largest page that the server takes. */
  maxLimit = 100
  /** A page that has other products than before, with the same ETag. */
  staleTag: Reply | undefined
  /** The status for a request without the right key. */
  unauthorizedStatus: number | undefined
  /** What a cursor of a removed item does; known only if the check may remove items. */
  deletedCursor: 'resolves' | 'head' | number | undefined
  readonly #replies = new Map<string, Promise<Reply>>()
  readonly #sequences = new Map<string, Promise<Sequence>>()

  constructor(session: Session, paths: Readonly<Record<string, string>>) {
    this.session = session
    this.paths = paths
  }

  /** The same request is sent once. */
  get(path: string): Promise<Reply> {
    let reply = this.#replies.get(path)
    if (reply === undefined) {
      reply = this.session.send(path)
      this.#replies.set(path, reply)
      // A request that was not sent because the budget was used up is not an answer.
      reply.catch(() => this.#replies.delete(path))
    }
    return reply
  }

  pathOf(resource: string): string {
    return this.paths[resource] ?? `/${resource}`
  }

  /** The response to a list request, even if it is an error. */
  reply(params: ListParams, resource = 'products'): Promise<Reply> {
    return this.get(listPath(this.pathOf(resource), params))
  }

  /** @throws UnreadablePage if the response is not a list. */
  async page(params: ListParams = {}, resource = 'products'): Promise<Page> {
    return this.#read(await this.reply(params, resource), resource)
  }

  /** Sends the request again. */
  async freshPage(params: ListParams = {}): Promise<Page> {
    const path = listPath(this.pathOf('products'), params)
    const page = this.#read(await this.session.send(path), 'products')
    const earlier = await this.#replies.get(path)
    const etag = page.reply.headers.get('etag')
    if (earlier !== undefined && etag !== null && etag === earlier.headers.get('etag')) {
      const known = readPage(earlier, 'products')
      if (known && isSuccess(earlier) && JSON.stringify(known.items) !== JSON.stringify(page.items))
        this.staleTag ??= page.reply
    }
    return page
  }

  /** Reads a list from its start, in the largest pages that the server takes. */
  sequence(
    params: ListParams,
    { maxPages = 3, limit = this.maxLimit, confirmsEnd = false }: SequenceOptions = {},
  ): Promise<Sequence> {
    const key = JSON.stringify([params, maxPages, limit, confirmsEnd])
    let sequence = this.#sequences.get(key)
    if (sequence === undefined) {
      sequence = this.#walk(params, { maxPages, limit, confirmsEnd })
      this.#sequences.set(key, sequence)
      sequence.catch(() => this.#sequences.delete(key))
    }
    return sequence
  }

  #read(reply: Reply, resource: string): Page {
    const page = isSuccess(reply) ? readPage(reply, resource) : undefined
    if (page !== undefined && resource === 'products') this.productLists.add(reply)
    if (page !== undefined) return page
    this.unreadable.push(reply)
    throw new UnreadablePage(reply)
  }

  /** A later page that fails ends the walk, so that the items before it can still be checked. */
  async #tryPage(params: ListParams, pages: readonly Page[]): Promise<Page | undefined> {
    try {
      return await this.page(params)
    } catch (error) {
      if (pages.length > 0 && error instanceof UnreadablePage) return undefined
      throw error
    }
  }

  async #walk(params: ListParams, options: Required<SequenceOptions>): Promise<Sequence> {
    const { maxPages, limit, confirmsEnd } = options
    const pages: Page[] = []
    const items = new Map<string, RawItem>()
    const repeated = new Set<string>()
    let complete = false
    let wrongEnd: Page | undefined
    while (!complete && pages.length < maxPages) {
      const previous = pages.at(-1)
      const cursor = previous?.ids.at(-1)
      const page = await this.#tryPage(
        { ...params, limit, ...(cursor !== undefined && { after: cursor }) },
        pages,
      )
      if (page === undefined) break
      pages.push(page)
      const isNew = page.ids.some((id) => !items.has(id))
      page.ids.forEach((id, index) => {
        if (items.has(id)) repeated.add(id)
        else items.set(id, page.items[index] ?? {})
      })
      if (previous?.hasMore === !isNew) wrongEnd ??= previous
      complete = !isNew || (page.hasMore === false && !confirmsEnd)
    }
    const ids = [...items.keys()]
    return { params, items: [...items.values()], ids, pages, complete, repeated: [...repeated], wrongEnd }
  }
}

export interface SequenceOptions {
  readonly maxPages?: number
  readonly limit?: number
  /** Requests one more page after the announced end, because `has_more` itself is under test. */
  readonly confirmsEnd?: boolean
}
