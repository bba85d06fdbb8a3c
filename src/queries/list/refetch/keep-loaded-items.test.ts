import { describe, expect, it } from 'vitest'

import { NotFoundError } from '../../../core/errors/http-errors.js'
import { keepLoadedItems } from './keep-loaded-items.js'
import { toListQueryPage, type ListQueryPage } from '../list-query-page.js'
import type { PageParam } from '../page-param.js'

type Item = { readonly id: string }

const MAX_READS = 1000

const nameOf = (param: PageParam) => ('id' in param ? `${param.kind} ${param.id}` : param.kind)

/** Every page has a next one. An endless loop fails the test, because it reads the same page again and again. */
function pageOf(param: PageParam, ids: string): ListQueryPage<Item> {
  const items = Array.from(ids).map((id) => ({ id }))
  const ends = { firstId: items[0]?.id, lastId: items.at(-1)?.id }
  const page = toListQueryPage(param, {
    items,
    hasMore: true,
    totalCount: undefined,
    invalidItems: [],
    ...ends,
  })
  let reads = 0
  return {
    ...page,
    get items() {
      if (++reads > MAX_READS) throw new Error(`the page ${nameOf(param)} is read without end`)
      return items
    },
  }
}

/** Refetches a list of these pages, of which the user reads the first item. */
async function refetch(loaded: readonly string[], respond: (param: PageParam) => string) {
  const requests: string[] = []
  const fetchPage = (param: PageParam) => {
    requests.push(nameOf(param))
    return Promise.resolve(pageOf(param, respond(param)))
  }
  const fetched: ListQueryPage<Item>[] = []
  const answers = new Map<PageParam, ListQueryPage<Item>>()
  for (let param: PageParam | undefined = { kind: 'head' }; param && fetched.length < loaded.length;) {
    const page = await fetchPage(param)
    fetched.push(page)
    answers.set(param, page)
    param = page.nextParam
  }
  const pages = loaded.map((ids, at) => pageOf(fetched[at]!.param, ids))
  const maxRequests = 2 * loaded.length + 8
  const options = { pages, getPlace: () => loaded[0]?.[0], maxPages: Infinity, maxRequests, answers }
  const kept = await keepLoadedItems(fetchPage, fetched, options)
  return { shown: kept.map(({ items }) => items.map(({ id }) => id).join('')).join(' '), requests }
}

describe('keepLoadedItems: a deleted item and repeated pages', () => {
  it('ends if the server starts again at the head', async () => {
    const pages: Record<string, string> = { head: 'abc', 'after c': 'def', 'after f': 'abc' }
    const { shown, requests } = await refetch(['abc', 'defx'], (param) => pages[nameOf(param)] ?? '')
    expect(shown).toBe('abc def')
    expect(requests).toEqual(['head', 'after c', 'after f'])
  })

  it('ends if the server ignores the cursor', async () => {
    const { shown, requests } = await refetch(['abcx'], () => 'abc')
    expect(shown).toBe('abc')
    expect(requests).toEqual(['head', 'after c'])
  })

  it('ends if an item has moved behind the last loaded one, so that its cursor starts the loaded pages again', async () => {
    const pages: Record<string, string> = { head: 'a', 'after a': 'b', 'after b': 'a' }
    const { shown } = await refetch(['a', 'bx'], (param) => pages[nameOf(param)] ?? '')
    expect(shown).toBe('a b')
  })

  it('reads on if only some items of a page are repeated', async () => {
    const pages: Record<string, string> = { head: 'ab', 'after b': 'bc', 'before x': 'bc', 'after c': 'xd' }
    const { shown } = await refetch(['abx'], (param) => pages[nameOf(param)] ?? '')
    expect(shown).toContain('x')
  })
})

const notFound = new NotFoundError({
  status: 404,
  body: undefined,
  request: { method: 'GET', url: 'https://shop.test' },
})

/** Refetches a list of these pages. The server has these responses, returns 404 for every other cursor, and has nothing before `a`. */
async function keep(
  loaded: readonly string[],
  start: PageParam,
  responses: Record<string, string>,
  maxRequests = 99,
) {
  const requests: string[] = []
  const fetchPage = async (param: PageParam) => {
    requests.push(nameOf(param))
    const ids = responses[nameOf(param)]
    if (ids === undefined) throw notFound
    const page = pageOf(param, ids)
    return ids.startsWith('a') ? { ...page, previousParam: undefined } : page
  }
  const fetched: ListQueryPage<Item>[] = []
  for (let param = start; fetched.length < loaded.length; param = fetched.at(-1)!.nextParam!)
    fetched.push(await fetchPage(param))
  const kept = await keepLoadedItems(fetchPage, fetched, {
    pages: loaded.map((ids, at) => pageOf(fetched[at]!.param, ids)),
    getPlace: () => loaded[0]?.[0],
    maxPages: Infinity,
    maxRequests,
    answers: new Map(fetched.map((page) => [page.param, page])),
  })
  return {
    shown: kept.map(({ param, items }) => `${nameOf(param)}: ${items.map(({ id }) => id).join('')}`),
    requests,
  }
}

describe('keepLoadedItems: the requests of a refetch', () => {
  it('reads on with its last request if the server rejects the cursors of the deleted items', async () => {
    const responses = { head: 'pq', 'after q': 'rs', 'after s': 'xy', 'before x': 'rs' }
    const { shown, requests } = await keep(['ax', 'bc'], { kind: 'head' }, responses, 5)
    expect(requests).toEqual(['head', 'after q', 'before c', 'before a', 'after s'])
    expect(shown.at(-1)).toBe('after s: x')
  })

  it('starts at the head if nothing is before the page that it adds above', async () => {
    const responses = { 'before d': 'bc', 'after a': 'bc', 'before b': 'a' }
    const { shown } = await keep(['ac'], { kind: 'before', id: 'd' }, responses)
    expect(shown).toEqual(['head: a', 'before d: bc'])
  })
})
