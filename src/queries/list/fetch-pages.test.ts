import { afterEach, describe, expect, it, vi } from 'vitest'

import { NotFoundError, ServerError } from '../../core/errors/http-errors.js'
import { fetchFirstPage, fetchRefetchedPage } from './fetch-pages.js'
import { listReaders } from './list-readers.js'
import { cursorOf, type ListQueryPage, type PageParam, toListQueryPage } from './list-query-data.js'

type Item = { readonly id: string }
type Responses = Record<string, string | ServerError | NotFoundError>

const request = { method: 'GET', url: 'https://shop.test' } as const
const notFound = new NotFoundError({ status: 404, body: undefined, request })
const serverError = new ServerError({ status: 500, body: undefined, request })

const nameOf = (param: PageParam) => ('id' in param ? `${param.kind} ${param.id}` : param.kind)

/** A page that others follow ends with `…`. */
const pageOf = (param: PageParam, text: string): ListQueryPage<Item> => {
  const items = Array.from(text.replace('…', ''), (id) => ({ id }))
  const ends = { firstId: items[0]?.id, lastId: items.at(-1)?.id }
  const hasMore = text.endsWith('…')
  return toListQueryPage(param, { items, hasMore, totalCount: undefined, invalidItems: [], ...ends })
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
const head: PageParam = { kind: 'head' }
const idsOf = (pages: readonly ListQueryPage<Item>[]) =>
  pages.map(({ items }) => items.map(({ id }) => id).join('')).join(' ')

/** Refetches pages as TanStack does, each request once. */
async function refetch(
  responses: Responses,
  start: PageParam,
  loaded: readonly string[],
  screen?: readonly string[] | null,
  fetchRefetched = fetchRefetchedPage,
) {
  const { requests, fetchPage } = createServer(responses)
  const pages = loaded.map((ids, index) => pageOf(index === 0 ? start : { kind: 'after', id: '-' }, ids))
  const state = {
    loaded: { pages, pageParams: pages.map(({ param }) => param) },
    fetched: new Set<never>(),
    answers: new Map<string, Promise<ListQueryPage<Item>>>(),
  }
  const requestOnce = (param: PageParam) => {
    const answer = state.answers.get(nameOf(param)) ?? fetchPage(param)
    state.answers.set(nameOf(param), answer)
    return answer
  }
  const reader = { rootOf: () => null, rowsOf: () => screen }
  listReaders.add(reader)
  const shown: ListQueryPage<Item>[] = []
  try {
    for (let param: PageParam | undefined = start; param && shown.length < pages.length;) {
      shown.push(await fetchRefetched(requestOnce, param, state, {} as never))
      param = shown.at(-1)?.nextParam
    }
  } finally {
    listReaders.delete(reader)
  }
  return { requests, shown: idsOf(shown.at(-1)?.window ?? shown), pages: shown.at(-1)?.window ?? shown }
}

describe('fetchFirstPage', () => {
  it.each<[string, PageParam, Responses, string[], string]>([
    ['fetches the page of the cursor if its item exists', before, { 'before g': 'def' }, ['before g'], 'def'],
    [
      'fetches the head if `before X` is empty',
      before,
      { 'before g': '', head: 'ghi' },
      ['before g', 'head'],
      'ghi',
    ],
    [
      'fetches `before X` if `after X` is empty',
      after,
      { 'after c': '', 'before c': 'ab' },
      ['after c', 'before c'],
      'ab',
    ],
  ])('%s', async (_, start, responses, expectedRequests, expectedItems) => {
    const { requests, fetchPage } = createServer(responses)
    const page = await fetchFirstPage(fetchPage, start)
    expect(idsOf([page])).toBe(expectedItems)
    expect(requests).toEqual(expectedRequests)
    expect(page.isCursorLost).toBeUndefined()
  })

  it('sets isCursorLost if the store does not know the cursor', async () => {
    const rejected = await fetchFirstPage(createServer({ head: 'xyz' }).fetchPage, after)
    expect(rejected).toMatchObject({ param: { kind: 'head' }, isCursorLost: true })
    const empty = await fetchFirstPage(
      createServer({ 'after c': '', 'before c': '', head: 'ab' }).fetchPage,
      after,
    )
    expect(empty.isCursorLost).toBe(true)
    expect((await fetchFirstPage(createServer({ head: 'xyz' }).fetchPage, head)).isCursorLost).toBeUndefined()
  })

  it('does not set isCursorLost if the cursor item is the first item', async () => {
    const page = await fetchFirstPage(createServer({ 'before g': '', head: 'ghi' }).fetchPage, before)
    expect(page.isCursorLost).toBeUndefined()

    const invalidItem = { index: 0, id: 'g', issues: [] }
    const { fetchPage } = createServer({ 'before g': '', head: 'hi' })
    const withInvalidItem = await fetchFirstPage(
      async (param) => ({
        ...(await fetchPage(param)),
        ...(param.kind === 'head' && { invalidItems: [invalidItem] }),
      }),
      before,
    )
    expect(withInvalidItem.items).toHaveLength(2)
    expect(withInvalidItem.isCursorLost).toBeUndefined()
  })

  it('throws other errors without another request', async () => {
    const { requests, fetchPage } = createServer({ 'before g': serverError, head: 'abc' })
    await expect(fetchFirstPage(fetchPage, before)).rejects.toBe(serverError)
    expect(requests).toEqual(['before g'])
  })
})

describe('fetchRefetchedPage: a lost first cursor', () => {
  it.each<[string, PageParam, string[], string[] | null, Responses, string[], string]>([
    [
      'shows the pages around the first row on screen if X is rejected',
      before,
      ['def', 'ghi'],
      ['h', 'i'],
      { 'before h': 'efg', 'after g': 'hij' },
      ['before g', 'before h', 'after g'],
      'efg hij',
    ],
    [
      'shows the pages around the first row of a reader at the top',
      after,
      ['def'],
      null,
      { 'before d': 'ab', 'after b': 'def' },
      ['after c', 'before d', 'after b'],
      'ab def',
    ],
    [
      'shows all loaded rows to a reader at the top, because any of them can be on screen',
      after,
      ['de…', 'fg…'],
      null,
      { 'before d': 'ab', 'after b': 'de…', 'after e': 'fg…' },
      ['after c', 'before d', 'after b', 'after e'],
      'ab de fg',
    ],
    [
      'shows the rows on screen where they are if X moved',
      after,
      ['def', 'ghi'],
      ['g', 'h'],
      { 'after c': 'xyz', 'before g': 'def', 'after f': 'ghi' },
      ['after c', 'before g', 'after f'],
      'def ghi',
    ],
    [
      'shows the row that is left of those at growing distances',
      after,
      ['defg', 'hijk'],
      ['e'],
      { 'before d': 'ab', 'after b': 'dxy' },
      ['after c', 'before e', 'before d', 'after b'],
      'ab dxy',
    ],
    [
      'shows the head if every cursor is rejected',
      before,
      ['def'],
      ['d', 'e', 'f'],
      { head: 'xyz' },
      ['before g', 'before d', 'before e', 'before f', 'head'],
      'xyz',
    ],
    [
      'fills the screen from the head if every cursor is rejected',
      before,
      ['def'],
      ['d', 'e', 'f'],
      { head: 'x…', 'after x': 'yz…' },
      ['before g', 'before d', 'before e', 'before f', 'head', 'after x'],
      'x yz',
    ],
    [
      'shows the place of the first row on screen if all loaded items were deleted',
      after,
      ['def'],
      ['e', 'f'],
      { 'after c': 'xyz…', 'before e': 'xy…', 'after y': 'z', 'before f': 'xy…', 'before d': 'xy…' },
      ['after c', 'before e', 'after y', 'before f', 'before d'],
      'xy z',
    ],
    [
      'returns an empty page if the catalogue is empty',
      before,
      ['def'],
      ['d'],
      { 'before g': '', 'before d': '', 'before e': '', 'before f': '', head: '' },
      ['before g', 'before d', 'head'],
      '',
    ],
  ])('%s', async (_, start, loaded, screen, responses, expectedRequests, expectedItems) => {
    const { requests, shown, pages } = await refetch(responses, start, loaded, screen)
    expect(shown).toBe(expectedItems)
    expect(requests).toEqual(expectedRequests)
    expect(pages[0]?.isCursorLost).toBeUndefined()
  })

  it('throws other errors without another request', async () => {
    await expect(refetch({ 'before g': serverError, head: 'abc' }, before, ['def'])).rejects.toBe(serverError)
  })
})

describe('fetchRefetchedPage: a cursor that is lost halfway', () => {
  it('shows the pages around the first row on screen', async () => {
    const responses = { head: 'ab…', 'before d': 'ac…', 'after c': 'de' }
    const { requests, shown } = await refetch(responses, head, ['ab…', 'cd…', 'ef'], ['d', 'e'])
    expect(shown).toBe('ac de')
    expect(requests).toEqual(['head', 'after b', 'before d', 'after c'])
  })

  it('shows the pages so far to a reader at the very top', async () => {
    const { requests, shown } = await refetch({ head: 'xa…' }, head, ['ab…', 'cd'], null)
    expect(shown).toBe('xa')
    expect(requests).toEqual(['head', 'after a'])
  })
})

describe('fetchRefetchedPage: the code for lost rows', () => {
  afterEach(() => {
    vi.doUnmock('./refetch/recovery.js')
    vi.resetModules()
  })

  /** Fails to import the code so often. */
  async function importWithFailures(failures: number) {
    vi.resetModules()
    const tries = { count: 0 }
    vi.doMock('./refetch/recovery.js', async (importOriginal) => {
      if (tries.count++ < failures) throw new Error('a new deployment has removed the file')
      return importOriginal()
    })
    return { tries, ...(await import('./fetch-pages.js')) }
  }

  it('keeps the rows, and shows their new content, if the code cannot be loaded', async () => {
    const { fetchRefetchedPage, tries } = await importWithFailures(Infinity)
    const pushedOut = { head: 'xyz…', 'after z': 'abc…' }
    const kept = await refetch(pushedOut, head, ['abc…', 'def'], ['e'], fetchRefetchedPage)
    expect(kept.shown).toBe('abc def')
    expect(kept.requests).toEqual(['head', 'after z'])
    expect(tries.count).toBe(2)
    const lost = await refetch({ head: 'xyz' }, before, ['def'], ['e'], fetchRefetchedPage)
    expect(lost.shown).toBe('def')
  })

  it('tries once more to load the code', async () => {
    const { fetchRefetchedPage, tries } = await importWithFailures(1)
    const responses = { head: 'xyz…', 'after z': 'abc…', 'after c': 'def' }
    const { shown } = await refetch(responses, head, ['abc…', 'def'], ['e', 'f'], fetchRefetchedPage)
    expect(shown).toBe('xyz abc def')
    expect(tries.count).toBe(2)
  })

  it('shows the head of a list whose start cursor is lost without the code', async () => {
    const { fetchFirstPage } = await importWithFailures(Infinity)
    const page = await fetchFirstPage(createServer({ head: 'xyz' }).fetchPage, before)
    expect(idsOf([page])).toBe('xyz')
  })
})
