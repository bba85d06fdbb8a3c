import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import type { CSSProperties } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { painted, shownIds, topOf } from '../../../test/product-list/shop-page.js'
import { createTestShop } from '../../../test/product-list/test-shop.js'
import { ProductList } from '../index.js'
import { VirtualProductGrid } from '../../virtual/virtual-product-grid.js'

const drawing = (id: string) => {
  const height = 90 + (Number(id.slice(1)) % 7) * 40
  return `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="${height}"><path d="M0 0h120v90H0z"/></svg>`
}
const sources = {
  'in data URIs': (id: string) => `data:image/svg+xml,${encodeURIComponent(drawing(id))}`,
  // Each is loaded a moment after its row has been rendered.
  'in blobs': (id: string) => URL.createObjectURL(new Blob([drawing(id)], { type: 'image/svg+xml' })),
}

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))',
  alignItems: 'start',
  margin: 0,
  padding: 0,
} satisfies CSSProperties

const layouts = {
  'a column in the window': { Items: ProductList.Items, style: { margin: 0, padding: 0 } },
  'a grid in the window': { Items: ProductList.Items, style: grid },
  'a column in an element': { Items: ProductList.Items, style: { margin: 0, padding: 0 }, height: 500 },
  'a virtual grid in the window': { Items: VirtualProductGrid, style: grid },
}

const loaded = async () => {
  for (let round = 0; round < 3; round++) {
    await act(() => painted())
    await waitFor(() => expect([...document.images].every(({ complete }) => complete)).toBe(true))
    await act(() => painted())
  }
}

const pagesOf = (queryClient: QueryClient) =>
  queryClient.getQueriesData<InfiniteData<unknown>>({})[0]?.[1]?.pages

const css = document.createElement('style')
css.textContent = '* { overflow-anchor: none }'

beforeEach(() => {
  sessionStorage.clear()
  history.pushState({ key: crypto.randomUUID() }, '', '/shop')
  document.head.append(css)
  window.scrollTo(0, 0)
})
afterEach(() => {
  cleanup()
  css.remove()
})

describe.each(Object.entries(sources))('without scroll anchoring, unsized images %s', (_, sourceOf) => {
  const srcs = new Map<string, string>()
  const srcOf = (id: string) => srcs.get(id) ?? srcs.set(id, sourceOf(id)).get(id)

  it.each(Object.entries(layouts))(
    'keep their place in %s when a page is added above',
    async (_, { Items, style, ...box }) => {
      const { Shop, queryClient } = createTestShop(200)
      render(
        <Shop>
          <div data-testid="box" style={{ overflowY: 'height' in box ? 'auto' : undefined, ...box }}>
            <ProductList.Root params={{ limit: 24, startingAfter: 'p100' }}>
              <ProductList.Previous />
              <Items style={style}>
                {({ id, name }) => (
                  <ProductList.Item>
                    <img src={srcOf(id)} alt="" style={{ display: 'block' }} />
                    {name}
                  </ProductList.Item>
                )}
              </Items>
              <div style={{ height: 2000 }} />
            </ProductList.Root>
          </div>
        </Shop>,
      )
      const previous = await screen.findByRole('button', { name: 'Show previous' })
      await loaded()
      const scroller = 'height' in box ? screen.getByTestId('box') : document.scrollingElement!
      for (const pageCount of [2, 3]) {
        scroller.scrollTop += 300
        await act(() => painted())
        const id = shownIds().find((id) => topOf(id) > 40)!
        const top = topOf(id)
        act(() => previous.click())
        await waitFor(() => expect(pagesOf(queryClient)).toHaveLength(pageCount))
        await loaded()
        expect(topOf(id)).toBeCloseTo(top, 0)
      }
    },
  )
})
