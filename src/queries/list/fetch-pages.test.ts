import { afterEach, describe, expect, it, vi } from 'vitest'

import { NotFoundError, ServerError } from '../../core/errors/http-errors.js'
import { fetchFollowingPage, fetchFirstPage } from './fetch-pages.js'
import { cursorOf, type PageParam } from './page-param.js'
import { toListQueryPage, type ListQueryPage } from './list-query-page.js'

type Item = { readonly id: string }
type Responses = Record<string, string | ServerError | NotFoundError>

const request = { method: 'GET', url: 'https://shop.test' } as const
const notFound = new NotFoundError({ status: 404, body: undefined, request })
const serverError = new ServerError({ status: 500, body: undefined, request })

const nameOf = (param: PageParam) => ('id' in param ? `${param.kind} ${param.id}` : param.kind)
const pageOf = (param: PageParam, ids: string): ListQueryPage<Item> => {
  const items = Array.from(ids).map((id) => ({ id }))
  const ends = { firstId: items[0]?.id, lastId: items.at(-1)?.id }
  return toListQueryPage(param, { items, hasMore: false, totalCount: undefined, invalidItems: [], ...ends })
}

/** Returns the responses of the table, and 404 for every other cursor. */
function createServer(responses: Responses) {
  const requests: string[] = []
  const fetchPage = (param: PageParam) => {
    expect(Object.values(cursorOf(param)).filter(Boolean).length).toBeLessThan(2)
    requests.push(nameOf(param))
    const response = responses[nameOf(param)] ?? notFound
    return typeof response === 'string' ? Promise.resolve(pageOf(param, response)) : Promise.reject(response)
  }
  return { requests, fetchPage }
}

const before: PageParam = { kind: 'before', id: 'g' }
const after: PageParam = { kind: 'after', id: 'c' }
const loadedPages = (start: PageParam, ...pages: string[]) =>
  pages.map((ids, index) => pageOf(index === 0 ? start : { kind: 'after', id: '-' }, ids))

describe('fetchFirstPage', () => {
  it.each<[string, PageParam, string[], Responses, string[], string]>([
    [
      'fetches the page of the cursor if its item exists',
      before,
      ['def', 'ghi'],
      { 'before g': 'def' },
      ['before g'],
      'def',
    ],
    [
      'fetches the head if `before X` is empty',
      before,
      ['def', 'ghi'],
      { 'before g': '', head: 'ghi' },
      ['before g', 'head'],
      'ghi',
    ],
    [
      'fetches `before X` if `after X` is empty',
      after,
      ['def'],
      { 'after c': '', 'before c': 'ab' },
      ['after c', 'before c', 'before f', 'before e', 'before d'],
      'ab',
    ],
    [
      'fetches the page before the next item that exists if X is rejected',
      before,
      ['def', 'ghi'],
      { 'before i': 'efh' },
      ['before g', 'before h', 'before i'],
      'efh',
    ],
    [
      'fetches the page before the last item if X is rejected and one page is loaded',
      after,
      ['def'],
      { 'before f': 'bde' },
      ['after c', 'before f'],
      'bde',
    ],
    [
      'fetches the page of an item that did not move if X moved',
      after,
      ['def', 'ghi'],
      { 'after c': 'xyz', 'before g': 'def' },
      ['after c', 'before g'],
      'def',
    ],
    [
      'finds the loaded items if X moved to the head',
      before,
      ['def', 'ghi'],
      { 'before g': '', head: 'gab', 'before h': 'def' },
      ['before g', 'head', 'before h'],
      'def',
    ],
    [
      'prefers the page before a loaded item to that of X if no page overlaps',
      after,
      ['def', 'ghi'],
      { 'after c': 'xyz', 'before g': 'uvw' },
      ['after c', 'before g', 'before h', 'before f', 'before d'],
      'uvw',
    ],
    [
      'prefers the page before a loaded item if X moved to the end and no page overlaps',
      after,
      ['def', 'ghi'],
      { 'after c': '', 'before c': 'xyz', 'before g': 'uvw' },
      ['after c', 'before c', 'before g', 'before h', 'before f', 'before d'],
      'uvw',
    ],
    [
      'prefers the page that most cursors find if no page overlaps, because a single item may have moved',
      before,
      ['def', 'ghi'],
      { 'before g': 'abc', 'before h': 'xyz', 'before i': 'abc', 'before d': 'uvw' },
      ['before g', 'before h', 'before i', 'before e', 'before d'],
      'abc',
    ],
    [
      'fetches the head if nothing is before most of the loaded items',
      before,
      ['def', 'ghi'],
      { 'before g': 'xyz', 'before h': '', 'before i': '', 'before d': 'uvw', head: 'abc' },
      ['before g', 'before h', 'before i', 'before e', 'before d', 'head'],
      'abc',
    ],
    [
      'fetches the page of X if all loaded items were deleted',
      after,
      ['def'],
      { 'after c': 'xyz' },
      ['after c', 'before f', 'before e', 'before d'],
      'xyz',
    ],
    [
      'fetches the head if every cursor is rejected',
      before,
      ['def', 'ghi'],
      { head: 'xyz' },
      ['before g', 'before h', 'before i', 'before e', 'before d', 'head'],
      'xyz',
    ],
    [
      'returns an empty page if the catalogue is empty',
      before,
      ['def'],
      { 'before g': '', head: '' },
      ['before g', 'head'],
      '',
    ],
  ])('%s', async (_, start, loaded, responses, expectedRequests, expectedItems) => {
    const { requests, fetchPage } = createServer(responses)
    const page = await fetchFirstPage(fetchPage, start, loadedPages(start, ...loaded))
    expect(page.items.map((item) => item.id).join('')).toBe(expectedItems)
    expect(requests).toEqual(expectedRequests)
    expect(page.isCursorLost).toBeUndefined()
  })

  it('sets isCursorLost if the store does not know the cursor on the first load', async () => {
    const rejected = await fetchFirstPage(createServer({ head: 'xyz' }).fetchPage, after, [])
    expect(rejected).toMatchObject({ param: { kind: 'head' }, isCursorLost: true })
    const empty = await fetchFirstPage(
      createServer({ 'after c': '', 'before c': '', head: 'ab' }).fetchPage,
      after,
      [],
    )
    expect(empty.isCursorLost).toBe(true)
    const again = await fetchFirstPage(createServer({ head: 'xyz' }).fetchPage, rejected.param, [rejected])
    expect(again.isCursorLost).toBe(true)
  })

  it('does not set isCursorLost if the cursor item is the first item', async () => {
    const page = await fetchFirstPage(createServer({ 'before g': '', head: 'ghi' }).fetchPage, before, [])
    expect(page.isCursorLost).toBeUndefined()

    const invalidItem = { index: 0, id: 'g', issues: [] }
    const { fetchPage } = createServer({ 'before g': '', head: 'hi' })
    const withInvalidItem = await fetchFirstPage(
      async (param) => ({
        ...(await fetchPage(param)),
        ...(param.kind === 'head' && { invalidItems: [invalidItem] }),
      }),
      before,
      [],
    )
    expect(withInvalidItem.items).toHaveLength(2)
    expect(withInvalidItem.isCursorLost).toBeUndefined()
  })

  it('throws other errors without another request', async () => {
    const { requests, fetchPage } = createServer({ 'before g': serverError, head: 'abc' })
    await expect(fetchFirstPage(fetchPage, before, loadedPages(before, 'def'))).rejects.toBe(serverError)
    expect(requests).toEqual(['before g'])
  })
})

describe('fetchFollowingPage', () => {
  it('continues from the item above if the cursor item was deleted', async () => {
    const { requests, fetchPage } = createServer({ 'after d': 'gh' })
    const page = await fetchFollowingPage(fetchPage, { kind: 'after', id: 'f' }, Array.from('abcdef'))
    expect(page?.items).toEqual([{ id: 'g' }, { id: 'h' }])
    expect(page?.itemsAbove).toBe(4)
    expect(requests).toEqual(['after f', 'after e', 'after d'])
  })

  it('throws immediately for a next page, and after six items above during a refetch', async () => {
    const next = createServer({})
    await expect(fetchFollowingPage(next.fetchPage, after, [])).rejects.toBe(notFound)
    expect(next.requests).toEqual(['after c'])
    const refetch = createServer({})
    await expect(fetchFollowingPage(refetch.fetchPage, after, Array.from('mnopqrstuvwc'))).rejects.toBe(
      notFound,
    )
    expect(refetch.requests).toHaveLength(7)
  })

  it('returns undefined if all items fetched so far were deleted', async () => {
    const { fetchPage } = createServer({ head: 'xyz' })
    expect(await fetchFollowingPage(fetchPage, after, ['b', 'c'])).toBeUndefined()
  })
})

describe('a page that cannot load the code for lost cursors', () => {
  afterEach(() => {
    vi.doUnmock('./refetch/recovery.js')
    vi.resetModules()
  })

  async function importWithoutRecovery() {
    vi.resetModules()
    vi.doMock('./refetch/recovery.js', () => {
      throw new Error('a new deployment has removed the file')
    })
    return import('./fetch-pages.js')
  }

  it('shows the head if the cursor is lost, and the page of the cursor if its item moved', async () => {
    const { fetchFirstPage } = await importWithoutRecovery()
    const lost = createServer({ head: 'xyz' })
    const page = await fetchFirstPage(lost.fetchPage, before, loadedPages(before, 'def'))
    expect(page.items.map(({ id }) => id)).toEqual(['x', 'y', 'z'])
    expect(lost.requests).toEqual(['before g', 'head'])
    const moved = createServer({ 'before g': 'uvw' })
    const kept = await fetchFirstPage(moved.fetchPage, before, loadedPages(before, 'def'))
    expect(kept.items.map(({ id }) => id)).toEqual(['u', 'v', 'w'])
    expect(moved.requests).toEqual(['before g'])
  })

  it('reports the error of a cursor that a refetch has lost', async () => {
    const { fetchFollowingPage } = await importWithoutRecovery()
    const { requests, fetchPage } = createServer({ 'after d': 'gh' })
    const fetching = fetchFollowingPage(fetchPage, { kind: 'after', id: 'f' }, Array.from('abcdef'))
    await expect(fetching).rejects.toBe(notFound)
    expect(requests).toEqual(['after f'])
  })
})
