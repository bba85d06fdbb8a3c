import { act, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'

import { itemOf, scrollTo, ShopPage, shownIds, topOf } from '../../../test/product-list/shop-page.js'
import { createTestShop } from '../../../test/product-list/test-shop.js'
import { storefrontKeys } from '../../queries/index.js'
import { autoPaging } from '../auto/auto-paging.js'

const everything = { queryKey: storefrontKeys.all({ cacheScope: '' }).slice(0, 1) }
/** Id of the focused item, or of the item around the focused control. */
const focusedId = () => document.activeElement?.closest<HTMLElement>('[data-item-id]')?.dataset.itemId

async function pressByKey(name: string): Promise<void> {
  ;(await screen.findByRole('button', { name })).focus()
  await userEvent.keyboard('{Enter}')
}

beforeEach(() => {
  sessionStorage.clear()
  return scrollTo(0)
})

describe('the focus in a product list', () => {
  it('stays on the Next button while there are more pages', async () => {
    const { Shop } = createTestShop(30)
    render(
      <Shop>
        <ShopPage params={{ limit: 10 }} />
      </Shop>,
    )
    await pressByKey('Show more')
    await waitFor(() => expect(shownIds()).toHaveLength(20))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show more' }))
  })

  it('stays on the Next button while its page loads, and a second press sends no request', async () => {
    const { Shop, store } = createTestShop(30)
    render(
      <Shop>
        <ShopPage params={{ limit: 10 }} />
      </Shop>,
    )
    await screen.findByRole('button', { name: 'Show more' })
    store.pause()
    await pressByKey('Show more')
    const button = screen.getByRole('button', { name: 'Show more' })
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'))
    await userEvent.keyboard('{Enter}{Enter}')
    expect(document.activeElement).toBe(button)
    store.resume()
    await waitFor(() => expect(shownIds()).toHaveLength(20))
    expect(store.requests).toHaveLength(2)
  })

  it('moves to the first new item when the last page removes the button, without scrolling', async () => {
    const { Shop } = createTestShop(20)
    render(
      <Shop>
        <ShopPage params={{ limit: 10 }} />
      </Shop>,
    )
    await screen.findByRole('button', { name: 'Show more' })
    await scrollTo(10_000)
    const scrolled = window.scrollY
    await pressByKey('Show more')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull())
    expect(document.activeElement).toBe(itemOf('p011').querySelector('a'))
    expect(window.scrollY).toBe(scrolled)
  })

  it('moves to the item that was first when the first page removes the Previous button', async () => {
    const { Shop } = createTestShop(20)
    render(
      <Shop>
        <ShopPage params={{ limit: 10, startingAfter: 'p010' }} />
      </Shop>,
    )
    await screen.findByRole('button', { name: 'Show previous' })
    const before = topOf('p011')
    await pressByKey('Show previous')
    await waitFor(() => expect(shownIds()[0]).toBe('p001'))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show previous' })).toBeNull())
    expect(document.activeElement).toBe(itemOf('p011').querySelector('a'))
    expect(topOf('p011')).toBeCloseTo(before, 0)
  })

  it('moves to the nearest item when the focused item is deleted', async () => {
    const { Shop, store, queryClient } = createTestShop(10)
    render(
      <Shop>
        <ShopPage params={{ limit: 10 }} />
      </Shop>,
    )
    ;(await screen.findByRole('button', { name: 'Save p005' })).focus()
    store.remove(['p005', 'p006'])
    await act(() => queryClient.invalidateQueries(everything))
    await waitFor(() => expect(focusedId()).toBe('p007'))
    // Another item: its first control, and not the one that was focused in the deleted item.
    expect(document.activeElement).toBe(itemOf('p007').querySelector('a'))
    store.remove(['p007', 'p008', 'p009', 'p010'])
    await act(() => queryClient.invalidateQueries(everything))
    await waitFor(() => expect(focusedId()).toBe('p004'))
  })

  it('moves to the nearest item when the maxPages window drops the focused item', async () => {
    const { Shop } = createTestShop(40)
    render(
      <Shop>
        <ShopPage params={{ limit: 10 }} options={{ maxPages: 2 }} />
      </Shop>,
    )
    await pressByKey('Show more')
    await waitFor(() => expect(shownIds()).toHaveLength(20))
    screen.getByRole('button', { name: 'Save p003' }).focus()
    act(() => screen.getByRole('button', { name: 'Show more' }).click())
    await waitFor(() => expect(shownIds()).not.toContain('p003'))
    expect(focusedId()).toBe('p011')
  })

  it('moves to the first item when a retry loads the first page', async () => {
    const { Shop, store } = createTestShop(10)
    store.failNext(403)
    render(
      <Shop>
        <ShopPage params={{ limit: 10 }} />
      </Shop>,
    )
    await screen.findByRole('button', { name: 'Try again' })
    store.pause()
    await pressByKey('Try again')
    await screen.findByText('Loading products…', { selector: ':not([role])' })
    expect(document.activeElement).toBe(document.querySelector('[data-product-list]'))
    store.resume()
    await waitFor(() => expect(focusedId()).toBe('p001'))
    expect(document.querySelector('[data-product-list]')?.hasAttribute('tabindex')).toBe(false)
  })

  it.each([
    ['Show more', 'p021'],
    ['Show previous', 'p011'],
  ])('moves to the items when a retry of "%s" succeeds', async (name, expected) => {
    const { Shop, store } = createTestShop(40)
    render(
      <Shop>
        <ShopPage params={{ limit: 10, startingAfter: 'p010' }} />
      </Shop>,
    )
    await screen.findByRole('button', { name })
    store.failNext(403)
    await pressByKey(name)
    await pressByKey('Try again')
    await waitFor(() => expect(shownIds()).toHaveLength(20))
    await waitFor(() => expect(focusedId()).toBe(expected))
  })

  it('moves to the first visible item when a retried refetch succeeds', async () => {
    const { Shop, store, queryClient } = createTestShop(40)
    render(
      <Shop>
        <ShopPage params={{ limit: 40 }} />
      </Shop>,
    )
    await waitFor(() => expect(shownIds()).toHaveLength(40))
    store.failNext(403)
    await act(() => queryClient.invalidateQueries(everything))
    await screen.findByRole('button', { name: 'Try again' })
    expect(shownIds()).toHaveLength(40)
    await pressByKey('Try again')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull())
    const seen = shownIds().find((id) => itemOf(id).getBoundingClientRect().bottom > 0)
    expect(focusedId()).toBe(seen)
  })

  it('does not move while it is outside of the list', async () => {
    const { Shop, store, queryClient } = createTestShop(10)
    render(
      <Shop>
        <ShopPage params={{ limit: 5 }} />
      </Shop>,
    )
    await screen.findByRole('button', { name: 'Show more' })
    screen.getByRole('link', { name: 'After' }).focus()
    act(() => screen.getByRole('button', { name: 'Show more' }).click())
    await waitFor(() => expect(shownIds()).toHaveLength(10))
    store.remove(['p001'])
    await act(() => queryClient.invalidateQueries(everything))
    await waitFor(() => expect(shownIds()).toHaveLength(9))
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'After' }))
  })
})

describe('the keys of a feed', () => {
  it('move the focus between articles and to the controls after and before the list', async () => {
    const { Shop } = createTestShop(60)
    render(
      <Shop>
        <ShopPage params={{ limit: 20 }} paging={autoPaging}>
          <input aria-label="Behind" />
        </ShopPage>
      </Shop>,
    )
    const feed = await screen.findByRole('feed', { name: 'Products' })
    expect(feed.children[0]?.localName).toBe('article')
    screen.getByRole('link', { name: 'Product p001' }).focus()
    await userEvent.keyboard('{PageDown}')
    expect(document.activeElement).toBe(itemOf('p002'))
    await userEvent.keyboard('{PageDown}{PageDown}{PageUp}')
    expect(document.activeElement).toBe(itemOf('p003'))
    expect(topOf('p003')).toBeGreaterThanOrEqual(0)
    await userEvent.keyboard('{Control>}{End}{/Control}')
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Behind' }))
    itemOf('p004').focus()
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Before' }))
  })

  it('keep their normal effect in a list that is not a feed', async () => {
    const { Shop } = createTestShop(20)
    render(
      <Shop>
        <ShopPage params={{ limit: 20 }} />
      </Shop>,
    )
    const link = await screen.findByRole('link', { name: 'Product p001' })
    link.focus()
    await userEvent.keyboard('{PageDown}')
    expect(document.activeElement).toBe(link)
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(0))
  })
})
