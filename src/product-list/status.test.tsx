import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { createTestShop, numberedProducts } from '../../test/product-list/test-shop.js'
import { ProductList } from './index.js'
import type { AnyList } from './state/list-state.js'
import { pagingOf } from '../../test/product-list/paging-of.js'
import { defaultLabels } from './state/labels.js'

const { Shop } = createTestShop(0)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function listOf(count: number, state: object = {}): AnyList {
  const items = numberedProducts(count)
  // Only the fields that the parts read.
  const list: object = {
    data: { items, pages: [{ items, param: { kind: 'head' } }], totalCount: 100 },
    status: 'success',
    fetchStatus: 'idle',
    hasNextPage: true,
    ...state,
  }
  return list as AnyList
}

/** Renders the lists one after the other and records each text that a screen reader announces. */
function announce(paging: 'auto' | 'load-more') {
  const texts: (string | null)[] = []
  const page = (list: AnyList) => (
    <Shop>
      <ProductList.Root paging={pagingOf(paging)} list={list}>
        <ProductList.Status />
      </ProductList.Root>
    </Shop>
  )
  const view = render(page(listOf(10)))
  const record = () => {
    const { textContent } = view.getByRole('status')
    if (textContent !== texts.at(-1)) texts.push(textContent)
  }
  record()
  return {
    texts,
    show: (list: AnyList) => {
      view.rerender(page(list))
      record()
    },
    rest: (ms: number) => {
      act(() => void vi.advanceTimersByTime(ms))
      record()
    },
  }
}

const loading = { isFetching: true, isFetchingNextPage: true }

describe('ProductList.Status with paging auto', () => {
  it('announces only the last of several pages, after a rest of a second', () => {
    const { texts, show, rest } = announce('auto')
    for (let pages = 2; pages <= 12; pages++) {
      show(listOf((pages - 1) * 10, loading))
      rest(200)
      show(listOf(pages * 10, { hasNextPage: true }))
      rest(400)
    }
    expect(texts).toEqual(['Showing 10 of 100 products'])
    rest(1000)
    expect(texts).toEqual(['Showing 10 of 100 products', 'Showing 120 of 100 products'])
  })

  it('announces a failure at once', () => {
    const { texts, show } = announce('auto')
    show(listOf(10, loading))
    show(listOf(10, { isFetchNextPageError: true, error: new Error('down') }))
    expect(texts.at(-1)).toBe('The next products could not be loaded.')
  })

  it('announces the end of the list at once', () => {
    const { texts, show } = announce('auto')
    show(listOf(90, loading))
    show(listOf(100, { hasNextPage: false }))
    expect(texts).toEqual(['Showing 10 of 100 products', 'Showing 100 of 100 products'])
  })
})

it('ProductList.Status announces each page at once with paging load-more', () => {
  const { texts, show } = announce('load-more')
  show(listOf(10, loading))
  show(listOf(20))
  expect(texts).toEqual([
    'Showing 10 of 100 products',
    'Loading more products…',
    'Showing 20 of 100 products',
  ])
})

it.each([
  [1, undefined, 'Showing 1 product'],
  [2, undefined, 'Showing 2 products'],
  [1, 1, 'Showing 1 of 1 product'],
  [1, 12, 'Showing 1 of 12 products'],
])('ProductList.Status counts %d of %s products', (shown, total, text) => {
  expect(defaultLabels.loaded({ shown, total })).toBe(text)
})
