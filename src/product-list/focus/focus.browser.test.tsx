import { act, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'

import { itemOf, scrollTo, ShopPage, shownIds, topOf } from '../../../test/product-list/shop-page.js'
import { createTestShop } from '../../../test/product-list/test-shop.js'
import { storefrontKeys } from '../../queries/index.js'

const everything = { queryKey: storefrontKeys.all({ cacheScope: '' }).slice(0, 1) }
/** The id of the item that has the focus, or holds what has it. */
const focusedId = () => document.activeElement?.closest<HTMLElement>('[data-item-id]')?.dataset.itemId

async function pressByKey(name: string): Promise<void> {
  ;(await screen.findByRole('button', { name })).focus()
  await userEvent.keyboard('{Enter}')
}

beforeEach(() => {
  sessionStorage.clear()
  return scrollTo(0)
})

describe('the focus', () => {
  it('stays on the button while there is more', async () => {
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

  it('stays on the button while its page is on the way, and a second press asks for no second page', async () => {
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

  it('goes to the first new item when there is no more, and nothing scrolls', async () => {
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

  it('goes to the item that was first when there is nothing before', async () => {
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

  it('goes to the nearest neighbour when its item is deleted', async () => {
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
    store.remove(['p007', 'p008', 'p009', 'p010'])
    await act(() => queryClient.invalidateQueries(everything))
    await waitFor(() => expect(focusedId()).toBe('p004'))
  })

  it('goes to the nearest item of the window when the window drops its item', async () => {
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

  it('goes to the first item when the first page comes at the second try', async () => {
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
  ])('goes to the items when "%s" succeeds at the second try', async (name, expected) => {
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

  it('goes to what is in view when a refresh succeeds at the second try', async () => {
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

  it('is left alone elsewhere on the page', async () => {
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
  it('go from article to article, out past the list, and back before it', async () => {
    const { Shop } = createTestShop(60)
    render(
      <Shop>
        <ShopPage params={{ limit: 20 }} paging="auto">
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

  it('are those of the browser in a plain list', async () => {
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
