import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { StrictMode, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'

import { itemOf, painted, scrollTo } from '../../../test/product-list/shop-page.js'
import { createTestShop, type TestShop } from '../../../test/product-list/test-shop.js'
import { prerender } from '../../../test/setup/prerender.js'
import { seededShop } from '../../../test/virtual/virtual-shop.js'
import { InvalidParamsError } from '../../core/errors/invalid-params-error.js'
import { ProductList } from '../index.js'
import { VirtualProductGrid } from '../../virtual/virtual-product-grid.js'
import type { ListImpression } from './list-impression.js'
import { useListImpressions, type UseListImpressionsOptions } from './use-list-impressions.js'

type Seen = ListImpression<{ readonly id: string }>
const onSeen = vi.fn<(seen: readonly Seen[]) => void>()
const onSelect = vi.fn<(selected: Seen) => void>()

function Analytics(options: Partial<UseListImpressionsOptions<{ id: string }>>) {
  useListImpressions<{ id: string }>({ onSeen, onSelect, minTimeMs: 50, ...options })
  return null
}

/** Rows of 200 pixels in a viewport of 800. */
function Page({
  options,
  rowHeight = 200,
  children,
  ...props
}: ProductList.RootProps & {
  options?: Partial<UseListImpressionsOptions<{ id: string }>>
  rowHeight?: number
  children?: ReactNode
}) {
  return (
    <ProductList.Root {...props}>
      <Analytics {...options} />
      <ProductList.Previous style={{ display: 'block', height: 20 }} />
      {children ?? (
        <ProductList.Items style={{ margin: 0, padding: 0 }}>
          {({ id }) => (
            <ProductList.Item style={{ height: rowHeight, overflow: 'hidden' }}>
              <a href={`#${id}`}>
                <b>Open {id}</b>
              </a>
              <button type="button">Save {id}</button>
            </ProductList.Item>
          )}
        </ProductList.Items>
      )}
      <ProductList.Next style={{ display: 'block', height: 20 }} />
      <footer style={{ height: 2000 }} />
    </ProductList.Root>
  )
}

const impressions = () => onSeen.mock.calls.flatMap(([batch]) => batch)
const seenIds = () => impressions().map(({ item }) => item.id)
const positions = () => impressions().map(({ item, position }) => [item.id, position])
const numbered = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `p${String(from + index).padStart(3, '0')}`)

function open({ Shop }: TestShop | { Shop: TestShop['Shop'] }, page: ReactNode) {
  return render(
    <StrictMode>
      <Shop>{page}</Shop>
    </StrictMode>,
  )
}

/** Longer than the batches wait: for tests that expect no report. */
const rest = () => act(() => new Promise((resolve) => setTimeout(resolve, 900)))

beforeEach(async () => {
  sessionStorage.clear()
  history.pushState(null, '', '/')
  await scrollTo(0)
})
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
  vi.restoreAllMocks()
})

describe('useListImpressions', () => {
  it('reports nothing of a page that is only prerendered', async () => {
    const prerendering = prerender()
    open(createTestShop(30), <Page params={{ limit: 10 }} />)
    await rest()
    expect(onSeen).not.toHaveBeenCalled()
    prerendering.activate()
    await waitFor(() => expect(seenIds()).toEqual(numbered(1, 4)))
  })

  it('reports the items of the first screen in one batch, with positions from 1', async () => {
    open(createTestShop(30), <Page params={{ limit: 10 }} />)
    await waitFor(() => expect(onSeen).toHaveBeenCalled())
    // The fourth row ends 20 pixels below the viewport, and more than half of it is visible.
    expect(positions()).toEqual(numbered(1, 4).map((id, index) => [id, index + 1]))
    expect(onSeen).toHaveBeenCalledTimes(1)
  })

  it('reports the items that the shopper scrolls to, each once', async () => {
    open(createTestShop(30), <Page params={{ limit: 10 }} />)
    await waitFor(() => expect(seenIds()).toHaveLength(4))
    await scrollTo(820)
    await waitFor(() => expect(seenIds()).toEqual(numbered(1, 8)))
    await scrollTo(0)
    await rest()
    expect(seenIds()).toEqual(numbered(1, 8))
  })

  it('does not report an item that leaves before the time is over', async () => {
    open(createTestShop(30), <Page params={{ limit: 10 }} options={{ minTimeMs: 400 }} />)
    await screen.findByText('Open p001')
    await painted()
    await scrollTo(1020)
    await waitFor(() => expect(seenIds()).toEqual(numbered(6, 9)))
    await rest()
    expect(seenIds()).toEqual(numbered(6, 9))
  })

  it('reports an item taller than the viewport when it fills half of the viewport', async () => {
    open(createTestShop(3), <Page rowHeight={4000} options={{ threshold: 0.5 }} />)
    await waitFor(() => expect(seenIds()).toEqual(['p001']))
    await scrollTo(4020 - 300)
    await waitFor(() => expect(seenIds()).toEqual(['p001', 'p002']))
  })

  it('reports the rest of a batch when the page is left, and when the list unmounts', async () => {
    const view = open(createTestShop(30), <Page params={{ limit: 10 }} options={{ minTimeMs: 0 }} />)
    await screen.findByText('Open p001')
    await painted()
    act(() => void dispatchEvent(new Event('pagehide')))
    expect(seenIds()).toEqual(numbered(1, 4))
    await scrollTo(820)
    view.unmount()
    expect(seenIds()).toEqual(numbered(1, 8))
  })

  it('counts no time while the tab is hidden', async () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    open(createTestShop(30), <Page params={{ limit: 10 }} />)
    await screen.findByText('Open p001')
    await rest()
    expect(onSeen).not.toHaveBeenCalled()
    visibility.mockReturnValue('visible')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(seenIds()).toEqual(numbered(1, 4)))
  })

  it('reports each item once per history entry, also after the list mounts again', async () => {
    const shop = createTestShop(30)
    const view = open(shop, <Page params={{ limit: 10 }} />)
    await waitFor(() => expect(seenIds()).toEqual(numbered(1, 4)))
    view.unmount()
    const again = open(shop, <Page params={{ limit: 10 }} />)
    await rest()
    expect(seenIds()).toEqual(numbered(1, 4))
    again.unmount()
    history.pushState(null, '', '/other')
    open(shop, <Page params={{ limit: 10 }} />)
    await waitFor(() => expect(seenIds()).toEqual([...numbered(1, 4), ...numbered(1, 4)]))
  })

  it('reports each item to every hook of the list, also after the list mounts again', async () => {
    const second = vi.fn<(seen: readonly Seen[]) => void>()
    const page = (
      <Page restoreKey="visit" params={{ limit: 4 }}>
        <Analytics onSeen={second} />
        <ProductList.Items style={{ margin: 0, padding: 0 }}>
          {({ id }) => <ProductList.Item style={{ height: 200 }}>{id}</ProductList.Item>}
        </ProductList.Items>
      </Page>
    )
    const shop = createTestShop(4)
    const { unmount } = open(shop, page)
    const secondIds = () => second.mock.calls.flatMap(([batch]) => batch.map(({ item }) => item.id))
    await waitFor(() => expect(seenIds()).toEqual(numbered(1, 4)))
    await waitFor(() => expect(secondIds()).toEqual(numbered(1, 4)))
    unmount()
    open(shop, page)
    await rest()
    expect([seenIds(), secondIds()]).toEqual([numbered(1, 4), numbered(1, 4)])
  })

  it('reports an item again in another list of the same history entry', async () => {
    const shop = createTestShop(30)
    open(shop, <Page params={{ limit: 10 }} />)
    await waitFor(() => expect(seenIds()).toHaveLength(4))
    open(shop, <Page params={{ limit: 5 }} />)
    await scrollTo(10 * 200 + 2000)
    await waitFor(() => expect(seenIds().filter((id) => id === 'p002')).toHaveLength(2))
  })

  it('knows no position until the head is loaded, and the right ones after pages were added above', async () => {
    const products = createTestShop(30)
    open(products, <Page params={{ limit: 4, startingAfter: 'p008' }} />)
    await waitFor(() => expect(positions()).toEqual(numbered(9, 12).map((id) => [id, undefined])))
    await userEvent.click(screen.getByRole('button', { name: 'Show previous' }))
    await waitFor(() => expect(itemOf('p005')).toBeTruthy())
    await userEvent.click(screen.getByRole('button', { name: 'Show previous' }))
    await waitFor(() => expect(itemOf('p001')).toBeTruthy())
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show previous' })).toBeNull())
    onSeen.mockClear()
    await scrollTo(0)
    await waitFor(() =>
      expect(positions()).toEqual(expect.arrayContaining(numbered(1, 4).map((id, index) => [id, index + 1]))),
    )
  })

  it('reports the rows that a virtual grid renders while the shopper scrolls', async () => {
    open(
      seededShop(300),
      <Page params={{ limit: 100 }}>
        <VirtualProductGrid
          style={{ display: 'grid', gridTemplateColumns: '1fr', margin: 0, padding: 0 }}
          rowHeight={200}
        >
          {({ id }) => <ProductList.Item style={{ height: 200 }}>{id}</ProductList.Item>}
        </VirtualProductGrid>
      </Page>,
    )
    await waitFor(() => expect(positions()[0]).toEqual(['p00000', 1]))
    await scrollTo(200 * 250)
    await waitFor(() => expect(positions()).toContainEqual(['p00251', 252]))
    expect(seenIds()).not.toContain('p00100')
  })

  it('reports a click and Enter on a link of an item, and no click on a button', async () => {
    open(createTestShop(30), <Page params={{ limit: 10 }} options={{ onSeen: undefined }} />)
    const link = await screen.findByRole('link', { name: 'Open p002' })
    await userEvent.click(link)
    expect(onSelect.mock.calls).toMatchObject([[{ item: { id: 'p002' }, position: 2 }]])
    link.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(screen.getByRole('button', { name: 'Save p002' }))
    expect(onSelect).toHaveBeenCalledTimes(2)
    expect(onSeen).not.toHaveBeenCalled()
  })

  it('reports a middle click on a link of an item, and no right click', async () => {
    open(createTestShop(30), <Page params={{ limit: 10 }} />)
    const link = await screen.findByRole('link', { name: 'Open p002' })
    await userEvent.click(link, { button: 'middle' })
    expect(onSelect.mock.calls).toMatchObject([[{ item: { id: 'p002' }, position: 2 }]])
    await userEvent.click(link, { button: 'right' })
    expect(onSelect).toHaveBeenCalledTimes(1)
  })

  it('reports a selection although the link stops the event', async () => {
    open(
      createTestShop(3),
      <Page>
        <ProductList.Items>
          {({ id }) => (
            <ProductList.Item>
              <a
                href="#x"
                onClick={(event) => {
                  event.preventDefault()
                  event.stopPropagation()
                }}
              >
                Open {id}
              </a>
            </ProductList.Item>
          )}
        </ProductList.Items>
      </Page>,
    )
    await userEvent.click(await screen.findByRole('link', { name: 'Open p003' }))
    expect(onSelect).toHaveBeenCalledOnce()
  })

  it('reports nothing without consent, and discards what was seen when the consent ends', async () => {
    const shop = createTestShop(30)
    const page = (enabled: boolean) => (
      <shop.Shop>
        <Page params={{ limit: 10 }} options={{ enabled, minTimeMs: 0 }} />
      </shop.Shop>
    )
    const view = render(page(false))
    await userEvent.click(await screen.findByRole('link', { name: 'Open p001' }))
    await rest()
    expect([onSeen.mock.calls, onSelect.mock.calls]).toEqual([[], []])
    view.rerender(page(true))
    await painted()
    view.rerender(page(false))
    await rest()
    expect(onSeen).not.toHaveBeenCalled()
  })

  it('works when the browser refuses sessionStorage or holds foreign text there', async () => {
    const get = vi.spyOn(Storage.prototype, 'getItem').mockReturnValue('{"ids":5')
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    history.pushState(null, '', '/foreign')
    open(createTestShop(30), <Page params={{ limit: 10 }} />)
    await waitFor(() => expect(seenIds()).toEqual(numbered(1, 4)))
    get.mockRestore()
  })

  it.each([{ threshold: 0 }, { threshold: 1.5 }, { threshold: NaN }, { minTimeMs: -1 }, { minTimeMs: NaN }])(
    'throws InvalidParamsError for %o',
    (options) => {
      vi.spyOn(console, 'error').mockImplementation(() => {})
      const { Shop } = createTestShop(3)
      expect(() =>
        render(
          <Shop>
            <Page options={options} />
          </Shop>,
        ),
      ).toThrow(InvalidParamsError)
    },
  )
})
