import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { createMockStore, createSampleCatalog } from 'storefront-mock'
import { renderWithStorefront } from 'storefront-mock/react'

import { focusItem } from '../../dom/focus.js'
import { productQueryOptions } from '../../queries/resource-queries.js'
import { usePrefetchProduct } from './use-prefetch-product.js'

const slugs = createSampleCatalog({ size: 3 }).products.map(({ slug }) => slug)

function Links() {
  const prefetch = usePrefetchProduct()
  return slugs.map((slug) => (
    <a key={slug} href={`/${slug}`} {...prefetch({ slug })}>
      {slug}
    </a>
  ))
}

function renderLinks() {
  const shop = renderWithStorefront(<Links />, { store: createMockStore(createSampleCatalog({ size: 3 })) })
  const cached = (slug: string) =>
    shop.queryClient.getQueryData(productQueryOptions(shop.client, { slug }).queryKey)
  return { ...shop, cached, links: screen.getAllByRole('link') }
}

it('fetches a product once when its link gets focus', async () => {
  const { store, cached } = renderLinks()
  await userEvent.tab()
  await waitFor(() => expect(cached(slugs[0]!)).toBeDefined())
  await userEvent.tab({ shift: true })
  await userEvent.tab()
  expect(store.requests).toHaveLength(1)
})

it('fetches a product when its link is touched', async () => {
  const { links, cached } = renderLinks()
  fireEvent.touchStart(links[1]!)
  await waitFor(() => expect(cached(slugs[1]!)).toBeDefined())
})

it('fetches a product when the pointer rests on its link, not when it crosses the link', async () => {
  const { store, links, cached } = renderLinks()
  for (const crossed of links.slice(0, 2)) {
    fireEvent.mouseEnter(crossed)
    fireEvent.mouseLeave(crossed)
  }
  fireEvent.mouseEnter(links[2]!)
  await waitFor(() => expect(cached(slugs[2]!)).toBeDefined())
  expect(store.requests).toHaveLength(1)
})

it('shows no error when the prefetch fails', async () => {
  const { store, links, container } = renderLinks()
  store.failNext(500)
  fireEvent.touchStart(links[0]!)
  await waitFor(() => expect(store.requests[0]?.status).toBe(500))
  expect(container.textContent).toContain(slugs[0])
})

it('sends no request when the list, and not the user, moves the focus to the link', async () => {
  const { client, store, links } = renderLinks()
  focusItem(links[0]!)
  expect(document.activeElement).toBe(links[0])
  // A request is sent in a later task: wait for the response to the next one.
  await client.products.retrieve({ slug: slugs[1]! })
  expect(store.requests.map(({ path }) => path)).toEqual([`/products/${slugs[1]}`])
})

it('sends no request when the link unmounts while the pointer rests on it', async () => {
  vi.useFakeTimers()
  const { client, store, links, unmount } = renderLinks()
  fireEvent.mouseEnter(links[0]!)
  unmount()
  // Not all timers: the time limit of a request is one of them.
  vi.advanceTimersByTime(1000)
  vi.useRealTimers()
  await client.products.retrieve({ slug: slugs[1]! })
  expect(store.requests.map(({ path }) => path)).toEqual([`/products/${slugs[1]}`])
})
