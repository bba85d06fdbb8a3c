import { describe, expect, it } from 'vitest'

import { NotFoundError } from '../../../core/errors/http-errors.js'
import { type ListQueryPage, type PageParam, toListQueryPage } from '../list-query-data.js'
import { readAround } from './read-around.js'

interface Item {
  readonly id: string
  readonly price?: number
}

const MAX_READS = 1000

const notFound = new NotFoundError({
  status: 404,
  body: undefined,
  request: { method: 'GET', url: 'https://shop.test' },
})

const nameOf = (param: PageParam) => ('id' in param ? `${param.kind} ${param.id}` : param.kind)

/** Every page has a next one. An endless loop fails the test, because it reads the same page again and again. */
function pageOf(param: PageParam, ids: string): ListQueryPage<Item> {
  // A changed item is upper case.
  const items = Array.from(ids, (id): Item =>
    /[A-Z]/.test(id) ? { id: id.toLowerCase(), price: 1 } : { id },
  )
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

/** Refetches a list of these pages. The server has these responses, and returns 404 for every other cursor. */
async function refetch(
  loaded: readonly string[],
  screen: string,
  respond: Record<string, string> | ((param: PageParam) => string),
  { maxPages = Infinity, maxRequests = 2 * loaded.length + 8 } = {},
) {
  const requests: string[] = []
  const answers = new Map<string, Promise<ListQueryPage<Item>>>()
  const fetchPage = (param: PageParam) => {
    const name = nameOf(param)
    const known = answers.get(name)
    if (known) return known
    requests.push(name)
    const ids = typeof respond === 'function' ? respond(param) : respond[name]
    const answer = ids === undefined ? Promise.reject(notFound) : Promise.resolve(pageOf(param, ids))
    answers.set(name, answer)
    return answer
  }
  const fetched: ListQueryPage<Item>[] = []
  for (let param: PageParam | undefined = { kind: 'head' }; param && fetched.length < loaded.length;) {
    const page = await fetchPage(param)
    fetched.push(page)
    param = page.nextParam
  }
  const kept = await readAround(fetchPage, fetched, {
    pages: loaded.map((ids, at) => pageOf(fetched[at]!.param, ids)),
    screen: Array.from(screen),
    maxPages,
    limit: undefined,
    budget: () => maxRequests - answers.size,
  })
  return { shown: kept.map(({ items }) => items.map(({ id }) => id).join('')).join(' '), requests }
}

describe('readAround: repeated pages', () => {
  it('ends if the server starts again at the head', async () => {
    const pages = { head: 'abc', 'after c': 'def', 'after f': 'abc' }
    const { shown, requests } = await refetch(['abc', 'defx'], 'x', pages)
    expect(shown).toBe('abc def')
    expect(requests.length).toBeLessThanOrEqual(12)
  })

  it('ends if the server ignores the cursor', async () => {
    const { shown, requests } = await refetch(['abcx'], 'x', () => 'abc')
    expect(shown).toBe('abc')
    expect(requests.length).toBeLessThanOrEqual(10)
  })

  it('ends if an item has moved behind the last loaded one, so that its cursor starts the loaded pages again', async () => {
    const pages = { head: 'a', 'after a': 'b', 'after b': 'a' }
    const { shown } = await refetch(['a', 'bx'], 'bx', pages)
    expect(shown).toBe('a b')
  })

  it('reads on if only some items of a page are repeated', async () => {
    const pages = { head: 'ab', 'after b': 'bc', 'after c': 'xd' }
    const { shown } = await refetch(['abx'], 'x', pages)
    expect(shown).toContain('x')
  })
})

describe('readAround: what is on screen', () => {
  it('reads on until the screen is full', async () => {
    const pages = { head: 'xyab', 'after b': 'cdef', 'after f': 'ghij' }
    const { shown, requests } = await refetch(['abcd'], 'bcd', pages)
    expect(shown).toBe('xyab cdef')
    expect(requests).toEqual(['head', 'after b'])
  })

  it('asks for the next row on screen if the first one was deleted between many new rows', async () => {
    const pages = { head: 'uv', 'after v': 'wx', 'before b': 'yz', 'after z': 'bc' }
    const { shown, requests } = await refetch(['abcd'], 'ab', pages)
    expect(shown).toBe('yz bc')
    expect(requests).toEqual(['head', 'before a', 'before b', 'after z'])
  })

  it('does not follow a row that has moved away', async () => {
    const pages = { head: 'uvwx', 'before a': 'mnop', 'after p': 'Aqrs', 'before b': 'yz', 'after z': 'bcde' }
    const { shown } = await refetch(['abcd'], 'abc', pages)
    expect(shown).toBe('yz bcde')
  })

  it('keeps a row that has changed between the rows next to it', async () => {
    const pages = { head: 'uvwx', 'before b': 'yza', 'after a': 'Bcde' }
    const { shown } = await refetch(['abcd'], 'bc', pages)
    expect(shown).toBe('yza bcde')
  })

  it('counts the focused row, off screen, if all rows on screen were deleted', async () => {
    const pages = { head: 'uvwx', 'before g': 'wx', 'after x': 'ghi' }
    const { shown } = await refetch(['abcd', 'efgh'], 'cdg', { ...pages, 'after x': 'ghi' })
    expect(shown).toContain('ghi')
  })

  it('starts a page with the first row where `maxPages` is too small for the rows on screen', async () => {
    const pages = { head: 'xyab', 'after b': 'cdef', 'before b': 'xya', 'after a': 'bcde' }
    expect((await refetch(['abcd'], 'bcd', pages, { maxPages: 1 })).shown).toBe('bcde')
    expect((await refetch(['abcd'], 'bcd', pages, { maxPages: 2 })).shown).toBe('xyab cdef')
  })

  it('fills the screen if no row is left', async () => {
    const { shown } = await refetch(['abcd'], 'bcd', { head: 'uv', 'after v': 'wx', 'after x': 'yz' })
    expect(shown).toBe('uv wx')
  })

  it('shows the pages that it has found if the server refuses all cursors', async () => {
    const { shown, requests } = await refetch(['abcdefgh'], 'cde', { head: 'uvwx' })
    expect(shown).toBe('uvwx')
    expect(requests.length).toBeLessThanOrEqual(10)
  })
})
