import { describe, expect, it } from 'vitest'

import { NotFoundError, ServerError } from '../../core/index.js'
import { fetchFollowingPage, fetchFirstPage } from './fetch-pages.js'
import { cursorOf, type PageParam } from './page-param.js'
import { toListQueryPage, type ListQueryPage } from './list-query-page.js'

type Item = { readonly id: string }
type Answers = Record<string, string | ServerError | NotFoundError>

const request = { method: 'GET', url: 'https://shop.test' } as const
const gone = new NotFoundError({ status: 404, body: undefined, request })
const broken = new ServerError({ status: 500, body: undefined, request })

const nameOf = (param: PageParam) => (param.kind === 'head' ? 'head' : `${param.kind} ${param.id}`)
const pageOf = (param: PageParam, ids: string): ListQueryPage<Item> => {
  const items = Array.from(ids).map((id) => ({ id }))
  const ends = { firstId: items[0]?.id, lastId: items.at(-1)?.id }
  return toListQueryPage(param, { items, hasMore: false, totalCount: undefined, invalidItems: [], ...ends })
}

/** A store that answers as the table says, and refuses every other cursor. */
function store(answers: Answers) {
  const asked: string[] = []
  const fetchPage = (param: PageParam) => {
    expect(Object.values(cursorOf(param)).filter(Boolean).length).toBeLessThan(2)
    asked.push(nameOf(param))
    const answer = answers[nameOf(param)] ?? gone
    return typeof answer === 'string' ? Promise.resolve(pageOf(param, answer)) : Promise.reject(answer)
  }
  return { asked, fetchPage }
}

const before: PageParam = { kind: 'before', id: 'g' }
const after: PageParam = { kind: 'after', id: 'c' }
const window = (start: PageParam, ...pages: string[]) =>
  pages.map((ids, index) => pageOf(index === 0 ? start : { kind: 'after', id: '-' }, ids))

describe('fetchFirstPage', () => {
  it.each<[string, PageParam, string[], Answers, string[], string]>([
    ['an anchor that is there', before, ['def', 'ghi'], { 'before g': 'def' }, ['before g'], 'def'],
    [
      'before X is empty: the head',
      before,
      ['def', 'ghi'],
      { 'before g': '', head: 'ghi' },
      ['before g', 'head'],
      'ghi',
    ],
    [
      'after X is empty: what is before X',
      after,
      ['def'],
      { 'after c': '', 'before c': 'ab' },
      ['after c', 'before c', 'before f', 'before e', 'before d'],
      'ab',
    ],
    [
      'X is refused: before the next that is there',
      before,
      ['def', 'ghi'],
      { 'before i': 'efh' },
      ['before g', 'before h', 'before i'],
      'efh',
    ],
    [
      'X is refused and was the only page: before its last',
      after,
      ['def'],
      { 'before f': 'bde' },
      ['after c', 'before f'],
      'bde',
    ],
    [
      'X moved: the page of an item that did not',
      after,
      ['def', 'ghi'],
      { 'after c': 'xyz', 'before g': 'def' },
      ['after c', 'before g'],
      'def',
    ],
    [
      'X moved to the head',
      before,
      ['def', 'ghi'],
      { 'before g': '', head: 'gab', 'before h': 'def' },
      ['before g', 'head', 'before h'],
      'def',
    ],
    [
      'X moved and what is before the others is new: in front of one of them',
      after,
      ['def', 'ghi'],
      { 'after c': 'xyz', 'before g': 'uvw' },
      ['after c', 'before g', 'before h', 'before f', 'before d'],
      'uvw',
    ],
    [
      'X moved to the end and what is before the others is new: the same',
      after,
      ['def', 'ghi'],
      { 'after c': '', 'before c': 'xyz', 'before g': 'uvw' },
      ['after c', 'before c', 'before g', 'before h', 'before f', 'before d'],
      'uvw',
    ],
    [
      'nothing is left of the window: where it was',
      after,
      ['def'],
      { 'after c': 'xyz' },
      ['after c', 'before f', 'before e', 'before d'],
      'xyz',
    ],
    [
      'nothing at all is known any more: the head',
      before,
      ['def', 'ghi'],
      { head: 'xyz' },
      ['before g', 'before h', 'before i', 'before e', 'before d', 'head'],
      'xyz',
    ],
    ['an empty catalogue', before, ['def'], { 'before g': '', head: '' }, ['before g', 'head'], ''],
  ])('%s', async (_, start, loaded, answers, requests, found) => {
    const { asked, fetchPage } = store(answers)
    const page = await fetchFirstPage(fetchPage, start, window(start, ...loaded))
    expect(page.items.map((item) => item.id).join('')).toBe(found)
    expect(asked).toEqual(requests)
    expect(page.isCursorLost).toBeUndefined()
  })

  it('says on the first load that a cursor is unknown', async () => {
    const refused = await fetchFirstPage(store({ head: 'xyz' }).fetchPage, after, [])
    expect(refused).toMatchObject({ param: { kind: 'head' }, isCursorLost: true })
    const empty = await fetchFirstPage(
      store({ 'after c': '', 'before c': '', head: 'ab' }).fetchPage,
      after,
      [],
    )
    expect(empty.isCursorLost).toBe(true)
    const again = await fetchFirstPage(store({ head: 'xyz' }).fetchPage, refused.param, [refused])
    expect(again.isCursorLost).toBe(true)
  })

  it('does not call a cursor lost that is the head', async () => {
    const page = await fetchFirstPage(store({ 'before g': '', head: 'ghi' }).fetchPage, before, [])
    expect(page.isCursorLost).toBeUndefined()

    const refused = { index: 0, id: 'g', input: {}, issues: [] } as never
    const { fetchPage } = store({ 'before g': '', head: 'hi' })
    const withRefused = await fetchFirstPage(
      async (param) => ({
        ...(await fetchPage(param)),
        ...(param.kind === 'head' && { invalidItems: [refused] }),
      }),
      before,
      [],
    )
    expect(withRefused.items).toHaveLength(2)
    expect(withRefused.isCursorLost).toBeUndefined()
  })

  it('passes other failures on at once', async () => {
    const { asked, fetchPage } = store({ 'before g': broken, head: 'abc' })
    await expect(fetchFirstPage(fetchPage, before, window(before, 'def'))).rejects.toBe(broken)
    expect(asked).toEqual(['before g'])
  })
})

describe('fetchFollowingPage', () => {
  it('goes on from the item above one that went', async () => {
    const { asked, fetchPage } = store({ 'after d': 'gh' })
    const page = await fetchFollowingPage(fetchPage, { kind: 'after', id: 'f' }, Array.from('abcdef'))
    expect(page?.items).toEqual([{ id: 'g' }, { id: 'h' }])
    expect(page?.itemsAbove).toBe(4)
    expect(asked).toEqual(['after f', 'after e', 'after d'])
  })

  it('does not for a next page, and gives up after six', async () => {
    const next = store({})
    await expect(fetchFollowingPage(next.fetchPage, after, [])).rejects.toBe(gone)
    expect(next.asked).toEqual(['after c'])
    const refetch = store({})
    await expect(fetchFollowingPage(refetch.fetchPage, after, Array.from('mnopqrstuvwc'))).rejects.toBe(gone)
    expect(refetch.asked).toHaveLength(7)
  })

  it('finds nothing to go on from, when all that a refetch has come by is gone', async () => {
    const { fetchPage } = store({ head: 'xyz' })
    expect(await fetchFollowingPage(fetchPage, after, ['b', 'c'])).toBeUndefined()
  })
})
