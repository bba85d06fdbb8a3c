import { describe, expect, it } from 'vitest'

import { type ListQueryData, type ListQueryPage, type PageParam, toListQueryPage } from './list-query-data.js'
import { isOutdated, selectListData, shareList } from './share-list.js'

interface Item {
  readonly id: string
  readonly price: { readonly amount: string }
}
type Data = ListQueryData<Item>

/** `abc` are three items; `a2` is another version of a. */
function page(param: PageParam, names: string, { hasMore = true, totalCount = 9 } = {}): ListQueryPage<Item> {
  const items = (names.match(/[a-z]\d?/g) ?? []).map((name) => ({
    id: name.charAt(0),
    price: { amount: name.slice(1) },
  }))
  const ends = { firstId: items[0]?.id, lastId: items.at(-1)?.id }
  return toListQueryPage(param, { items, hasMore, totalCount, invalidItems: [], ...ends })
}

const head: PageParam = { kind: 'head' }
const before = (id: string): PageParam => ({ kind: 'before', id })
const after = (id: string): PageParam => ({ kind: 'after', id })

/** Data as TanStack Query passes it to `structuralSharing`. */
const fetched = (...pages: ListQueryPage<Item>[]) => ({ pages, pageParams: pages.map(({ param }) => param) })
const share = (previous: unknown, next: unknown) => shareList(previous, next) as Data
const first = (...pages: ListQueryPage<Item>[]) => share(undefined, fetched(...pages))
const next = (data: Data, names: string, options?: Parameters<typeof page>[2], maxPages = 99) =>
  share(
    data,
    fetched(...[...data.pages, page(data.pages.at(-1)!.nextParam!, names, options)].slice(-maxPages)),
  )
const previous = (data: Data, names: string, options?: Parameters<typeof page>[2], maxPages = 99) =>
  share(
    data,
    fetched(...[page(data.pages[0]!.previousParam!, names, options), ...data.pages].slice(0, maxPages)),
  )
const shown = (data: Data) => data.pages.map(({ items }) => items.map(({ id }) => id).join('')).join(' ')

describe('shareList', () => {
  it('returns the same data for the same responses', () => {
    const data = first(page(head, 'ab'), page(after('b'), 'cd'))
    expect(share(data, fetched(page(head, 'ab'), page(after('b'), 'cd')))).toBe(data)
  })

  it('does not count pages that the app writes or removes as pages that refetches have added', () => {
    const one = first(page(head, 'ab'))
    const three = share(one, fetched(page(head, 'ab'), page(after('b'), 'cd'), page(after('d'), 'ef')))
    expect(three.addedPages).toBeUndefined()
    expect(share(three, fetched(page(head, 'ab'))).addedPages).toBeUndefined()
  })

  it('counts the pages that a refetch adds, as far as the app keeps them', () => {
    const one = first(page(head, 'cd'))
    const window = [page(head, 'ab'), page(after('b'), 'cd'), page(after('d'), 'ef')]
    const three = share(one, fetched({ ...page(head, 'ab'), window }))
    expect(shown(three)).toBe('ab cd ef')
    expect(three.addedPages).toBe(2)
    const kept = { pages: three.pages.slice(0, 2), pageParams: three.pageParams.slice(0, 2), addedPages: 2 }
    expect(share(three, kept).addedPages).toBe(1)
  })

  it('keeps the references of items when all positions shift by one', () => {
    const data = first(page(head, 'bc'), page(after('c'), 'de'))
    const shifted = share(data, fetched(page(head, 'ab'), page(after('b'), 'cd')))
    expect(shown(shifted)).toBe('ab cd')
    const old = selectListData(data).items
    expect(selectListData(shifted).items.slice(1)).toEqual(old.slice(0, 3))
    expect(
      selectListData(shifted)
        .items.slice(1)
        .every((item, index) => item === old[index]),
    ).toBe(true)
  })

  it('keeps the references of pages and items when a page is added at either end', () => {
    const data = first(page(before('e'), 'cd'))
    const longer = previous(next(data, 'ef'), 'ab')
    expect(shown(longer)).toBe('ab cd ef')
    expect(longer.pages[1]).toBe(data.pages[0])
    expect(longer.pageParams).toEqual([before('c'), before('e'), after('d')])
  })

  it('ends at an empty page after a page that was loaded as a previous page, because a refetch asks for it again', () => {
    const data = first(page(before('e'), 'cd'))
    const pages = [page(before('c'), 'ab'), page(before('e'), 'cd'), page(after('d'), '', { hasMore: false })]
    expect(shown(share(data, fetched(...pages)))).toBe('ab cd')
    expect(share(data, fetched(...pages)).pages.at(-1)!.nextParam).toBeUndefined()
    const alone = share(data, fetched(pages[1]!, pages[2]!))
    expect(alone.pages.at(-1)!.nextParam).toEqual(after('d'))
  })

  it('starts a window that maxPages slides after the page that it dropped', () => {
    const data = first(page(before('e'), 'cd'))
    const up = previous(previous(data, 'ab'), 'yz', {}, 2)
    // Others were inserted between d and e, so the page before e is another one now.
    expect(shown(next(up, 'cd', {}, 2))).toBe('ab cd')
    expect(next(up, 'cd', {}, 2).pageParams).toEqual([after('z'), after('b')])
  })

  it('keeps the references of unchanged items next to a changed one', () => {
    const data = first(page(head, 'ab'))
    const changed = share(data, fetched(page(head, 'a2b')))
    expect(changed.pages[0]!.items[0]).toEqual({ id: 'a', price: { amount: '2' } })
    expect(changed.pages[0]!.items[1]).toBe(data.pages[0]!.items[1])
  })

  it('updates totalCount and keeps the references of the pages', () => {
    const data = first(page(head, 'ab'))
    const counted = share(data, fetched(page(head, 'ab', { totalCount: 10 })))
    expect(counted.pages).toEqual(data.pages)
    expect(counted.pages[0]).toBe(data.pages[0])
    expect([selectListData(data).totalCount, selectListData(counted).totalCount]).toEqual([9, 10])
    expect(selectListData(previous(first(page(after('b'), 'cd')), 'ab', { totalCount: 7 })).totalCount).toBe(
      7,
    )
  })

  it('shows a moved item once, on the page fetched last', () => {
    const data = first(page(head, 'abc'))
    const moved = next(data, 'da2e')
    expect(shown(moved)).toBe('bc dae')
    expect(selectListData(moved).items.find(({ id }) => id === 'a')?.price.amount).toBe('2')
    expect([isOutdated(data), isOutdated(moved)]).toEqual([false, true])

    const refetched = share(data, fetched(page(head, 'abc'), page(after('c'), 'dae')))
    expect(shown(refetched)).toBe('bc dae')
    expect(isOutdated(refetched)).toBe(false)
  })

  it('ends a side at a page without new items', () => {
    const data = first(page(after('a'), 'bc'))
    const ended = next(data, '')
    expect(shown(ended)).toBe('bc')
    expect(ended.pages[0]!.nextParam).toBeUndefined()
    expect(isOutdated(ended)).toBe(false)

    const repeated = next(data, 'bc')
    expect(shown(repeated)).toBe('bc')
    expect(repeated.pages[0]!.nextParam).toBeUndefined()
    expect(isOutdated(repeated)).toBe(true)

    const top = previous(data, '')
    expect(top.pages[0]!.previousParam).toBeUndefined()
    expect(top.pageParams).toEqual([head])
  })

  it('slides the maxPages window both ways, but not for an empty page', () => {
    const data = first(page(after('b'), 'cd'))
    const two = next(data, 'ef', {}, 2)
    const down = next(two, 'gh', {}, 2)
    expect(shown(down)).toBe('ef gh')
    expect(down.pages[0]!.previousParam).toEqual(before('e'))
    const up = previous(down, 'cd', {}, 2)
    expect(shown(up)).toBe('cd ef')
    expect(up.pages.at(-1)!.nextParam).toEqual(after('f'))
    expect(shown(next(down, '', {}, 2))).toBe('ef gh')
    expect(shown(next(first(page(after('b'), 'cd')), '', {}, 1))).toBe('cd')
    // The items dropped by maxPages do not count as loaded.
    expect(isOutdated(up)).toBe(false)
  })

  it('removes an empty page at the end of a refetch', () => {
    const data = first(page(head, 'ab'), page(after('b'), 'cd'))
    const shorter = share(data, fetched(page(head, 'ab'), page(after('b'), '')))
    expect(shown(shorter)).toBe('ab')
    expect(shorter.pages[0]!.nextParam).toBeUndefined()
  })

  it('removes the page that a moved item left empty, although the items stay the same', () => {
    const loaded = [page(head, 'a'), page(after('a'), 'b'), page(after('b'), 'a')]
    const moved = first(...loaded)
    expect(shown(moved)).toBe(' b a')
    expect(shown(share(moved, fetched(page(head, 'b'), page(after('b'), 'a'))))).toBe('b a')
  })

  it('shows the pages that the last page of a refetch contains, and caches each once', () => {
    const data = first(page(head, 'bc'), page(after('c'), 'de'), page(after('e'), 'fg'))
    const window = [page(before('e'), 'ad'), page(after('d'), 'ef')]
    const shared = share(data, fetched(page(head, 'xy'), { ...page(after('y'), 'zu'), window }))
    expect(shown(shared)).toBe('ad ef')
    expect(JSON.stringify(shared)).not.toContain('window')
    expect(selectListData(shared).items[1]).toBe(data.pages[1]!.items[0])
  })

  it('stores in pageParams the cursor at which the first page was found', () => {
    const data = first(page(after('b'), 'cd'))
    const asked = { pages: [page(before('d'), 'ac')], pageParams: data.pageParams }
    expect(share(data, asked).pageParams).toEqual([before('d')])
  })

  it('keeps nextParam when setQueryData empties the last page', () => {
    const data = first(page(head, 'ab'), page(after('b'), 'c'), page(after('c'), 'd'))
    const emptied = data.pages.map((each) => ({
      ...each,
      items: each.items.filter(({ id }) => !'cd'.includes(id)),
    }))
    const rest = share(data, { ...data, pages: emptied })
    expect(shown(rest)).toBe('ab')
    expect(rest.pages.at(-1)!.nextParam).toEqual(after('b'))
    expect(rest.pageParams).toEqual([head])
  })

  it('keeps isCursorLost after maxPages drops the first page', () => {
    const lost = first({ ...page(head, 'ab'), isCursorLost: true })
    const later = next(next(lost, 'cd', {}, 2), 'ef', {}, 2)
    expect(shown(later)).toBe('cd ef')
    expect(selectListData(later).isCursorLost).toBe(true)
    const refetched = share(later, fetched(page(later.pageParams[0]!, 'cd'), page(after('d'), 'ef')))
    expect(selectListData(refetched).isCursorLost).toBe(true)
    expect(selectListData(first(page(head, 'ab'))).isCursorLost).toBe(false)
  })

  it.each(['next', 'previous'] as const)(
    'keeps ids unique when setQueryData changed the pages while the %s page was in flight',
    (side) => {
      const loaded = first(page(before('e'), 'ab'), page(after('b'), 'cd'))
      const [top, bottom] = loaded.pages as [ListQueryPage<Item>, ListQueryPage<Item>]
      const itemsOf = (names: string) => page(head, names).items
      // As an app removes b and appends x. TanStack adds the page to the pages of the start of the fetch.
      const edited = share(loaded, {
        ...loaded,
        pages: [
          { ...top, items: itemsOf('ax') },
          { ...bottom, items: itemsOf('cd') },
        ],
      })
      const added =
        side === 'next'
          ? [top, bottom, page(bottom.nextParam!, 'xb')]
          : [page(top.previousParam!, 'xb'), top, bottom]
      const ids = selectListData(share(edited, fetched(...added))).items.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.toSorted()).toEqual(['a', 'b', 'c', 'd', 'x'])
    },
  )

  it('removes an empty previous page that arrives after setQueryData replaced the loaded pages', () => {
    const data = first(page(before('c'), 'b'), page(after('b'), 'c'))
    const replaced = { ...data, pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) }
    const added = share(replaced, fetched(page(before('b'), ''), ...data.pages))
    expect(shown(added)).toBe('b c')
    expect(added.pages[0]!.param).toEqual(head)
    expect(added.pages[0]!.previousParam).toBeUndefined()
  })

  it('continues from data passed to setQueryData', () => {
    const data = first(page(head, 'ab'), page(after('b'), 'cd'))
    const edited = share(data, {
      ...data,
      pages: data.pages.map((each) => ({ ...each, items: each.items.filter(({ id }) => id !== 'd') })),
    })
    expect(shown(edited)).toBe('ab c')
    expect(edited.pages[0]).toBe(data.pages[0])
    expect(shown(next(edited, 'de'))).toBe('ab c de')
  })

  it('continues from data restored by a persister', () => {
    const data = JSON.parse(JSON.stringify(first(page(head, 'ab'), page(after('b'), 'cd')))) as Data
    expect(shown(next(data, 'ef'))).toBe('ab cd ef')
    expect(share(data, fetched(page(head, 'ab'), page(after('b'), 'cd')))).toBe(data)
  })

  it('returns merged data unchanged for any previous data', () => {
    const data = first(page(head, 'ab'))
    expect(share(data, data)).toBe(data)
    expect(share(selectListData(first(page(head, 'xy'))), data)).toBe(data)
    expect(share(undefined, data)).toBe(data)
  })

  it('shares select output one level deep', () => {
    const old = selectListData(first(page(head, 'ab')))
    expect(shareList(old, { ...old, items: [...old.items] })).toBe(old)
    const counted = shareList(old, { ...old, items: [...old.items], totalCount: 3 }) as typeof old
    expect(counted.items).toBe(old.items)
    expect(counted.totalCount).toBe(3)
    expect(shareList(old.items, [...old.items])).toBe(old.items)
    const prepended = [{ id: 'z' }, ...old.items]
    expect(shareList(old.items, prepended)).toBe(prepended)
    expect(shareList(old, 2)).toBe(2)
    expect(shareList(1, 2)).toBe(2)
    const date = new Date(0)
    expect(shareList(new Date(0), date)).toBe(date)
  })
})
