type Json = Record<string, unknown>

/** Where a list pages, and how. */
export interface ServerOptions {
  readonly path: string
  readonly items: readonly Json[]
  readonly id?: string
  readonly size: string
  readonly paging: 'both' | 'forward' | 'offset' | 'page' | 'token'
  readonly names: { readonly after: string; readonly before?: string }
  readonly firstPage?: number
  readonly defaultSize?: number
  readonly maxSize?: number
  readonly envelope: (page: readonly Json[], facts: PageFacts) => unknown
  readonly headers?: (facts: PageFacts) => Record<string, string>
  readonly single?: (item: Json) => unknown
  readonly singleBy?: string
  readonly keyHeader?: string
  readonly key?: string
}

export interface PageFacts {
  readonly total: number
  readonly hasMore: boolean
  readonly next: string | null
  readonly page: number
}

/** A server of any shape. Parameters that it does not know are ignored, as most servers do. */
export function createShapeServer(options: ServerOptions): {
  fetch: typeof globalThis.fetch
  asked: string[]
} {
  const {
    path,
    items,
    id = 'id',
    size,
    paging,
    names,
    firstPage = 1,
    defaultSize = 10,
    maxSize = 100,
  } = options
  const asked: string[] = []
  const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
    new Response(JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json', ...headers },
    })
  const handle = (url: URL, headers: Headers): Response => {
    asked.push(url.pathname + url.search)
    if (options.keyHeader && headers.get(options.keyHeader) !== options.key)
      return json({ message: 'no key' }, 401)
    const below = url.pathname.slice(`/api${path}`.length)
    if (!url.pathname.startsWith(`/api${path}`)) return json({ message: 'not found' }, 404)
    if (below.length > 1) {
      const wanted = decodeURIComponent(below.slice(1))
      const item = items.find((each) => String(each[options.singleBy ?? id]) === wanted)
      return item && options.single ? json(options.single(item)) : json({ message: 'not found' }, 404)
    }
    const query = url.searchParams
    const count = Math.min(maxSize, Math.max(1, Number(query.get(size) ?? defaultSize) || defaultSize))
    const [after, before] = [query.get(names.after), names.before ? query.get(names.before) : null]
    const indexOf = (cursor: string) => items.findIndex((each) => String(each[id]) === cursor)
    let from = 0
    if (before !== null) from = Math.max(0, indexOf(before) - count)
    else if (after !== null) {
      if (paging === 'both' || paging === 'forward') {
        if (indexOf(after) < 0) return json({ message: 'no such item' }, 400)
        from = indexOf(after) + 1
      } else if (paging === 'offset') from = Number(after) || 0
      else if (paging === 'page') from = Math.max(0, (Number(after) || 0) - firstPage) * count
      else {
        const at = /^tok_(\d+)$/.exec(after)
        if (!at) return json({ message: 'no such token' }, 400)
        from = Number(at[1])
      }
    }
    const to = before === null ? from + count : indexOf(before)
    const hasMore = before === null ? to < items.length : from > 0
    const facts: PageFacts = {
      total: items.length,
      hasMore,
      next: to < items.length ? (paging === 'token' ? `tok_${to}` : String(items[to - 1]?.[id])) : null,
      page: Math.floor(from / count) + 1,
    }
    return json(options.envelope(items.slice(from, to), facts), 200, options.headers?.(facts))
  }
  return {
    asked,
    fetch: async (input, init) =>
      handle(new URL(input instanceof Request ? input.url : input), new Headers(init?.headers)),
  }
}
