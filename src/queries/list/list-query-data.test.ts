import { describe, expect, it } from 'vitest'

import type { ListPage } from '../../core/list/list-page.js'
import { type PageParam, toListQueryPage } from './list-query-data.js'

function response(ids: readonly string[], hasMore: boolean): ListPage<{ id: string }> {
  return {
    items: ids.map((id) => ({ id })),
    hasMore,
    totalCount: 9,
    invalidItems: [],
    firstId: ids[0],
    lastId: ids.at(-1),
  }
}

const head: PageParam = { kind: 'head' }
const after = (id: string): PageParam => ({ kind: 'after', id })
const before = (id: string): PageParam => ({ kind: 'before', id })

describe('toListQueryPage', () => {
  it.each([
    { param: head, ids: ['a', 'b'], hasMore: true, previous: undefined, next: after('b') },
    { param: head, ids: ['a', 'b'], hasMore: false, previous: undefined, next: undefined },
    { param: head, ids: [], hasMore: true, previous: undefined, next: undefined },
    { param: after('x'), ids: ['a', 'b'], hasMore: true, previous: before('a'), next: after('b') },
    { param: after('x'), ids: ['a', 'b'], hasMore: false, previous: before('a'), next: undefined },
    { param: before('x'), ids: ['a', 'b'], hasMore: true, previous: before('a'), next: after('b') },
    { param: before('x'), ids: ['a', 'b'], hasMore: false, previous: undefined, next: after('b') },
    { param: after('x'), ids: [], hasMore: true, previous: before('x'), next: undefined },
    { param: before('x'), ids: [], hasMore: true, previous: undefined, next: head },
  ])(
    'sets the adjacent params for $param.kind with items $ids and has_more: $hasMore',
    ({ param, ids, hasMore, previous, next }) => {
      const page = toListQueryPage(param, response(ids, hasMore))
      expect(page.previousParam).toEqual(previous)
      expect(page.nextParam).toEqual(next)
      expect(page.param).toBe(param)
    },
  )

  it('uses the ids of invalid items as cursors', () => {
    const page = toListQueryPage(head, {
      ...response(['b'], true),
      invalidItems: [{ index: 1, id: 'c', issues: [] }],
      lastId: 'c',
    })
    expect(page.nextParam).toEqual(after('c'))
  })

  it('keeps one item when the server repeats its id', () => {
    expect(toListQueryPage(head, response(['a', 'b', 'a'], false)).items).toEqual([{ id: 'a' }, { id: 'b' }])
  })

  it('returns a page that is equal after a JSON round trip', () => {
    const page = toListQueryPage(before('x'), response(['a'], false))
    expect(JSON.parse(JSON.stringify(page))).toStrictEqual(page)
  })
})
