import { act, render, screen, waitFor } from '@testing-library/react'
import { NuqsAdapter } from 'nuqs/adapters/react'
import { NuqsAdapter as ReactRouterAdapter } from 'nuqs/adapters/react-router/v7'
import type { ReactNode } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { createUrlProbe, shop } from '../../test/url/create-url-probe.js'

const adapters = {
  react: (node: ReactNode) => <NuqsAdapter>{node}</NuqsAdapter>,
  'React Router': (node: ReactNode) => (
    <RouterProvider
      router={createBrowserRouter([{ path: '*', element: <ReactRouterAdapter>{node}</ReactRouterAdapter> }])}
    />
  ),
}

/** Goes back or forward, and waits for the URL and React. */
async function traverse(delta: number): Promise<void> {
  await act(async () => {
    const arrived = new Promise((resolve) => {
      addEventListener('popstate', resolve, { once: true })
    })
    history.go(delta)
    await arrived
  })
}

beforeEach(() => {
  history.pushState(null, '', '/shop')
})
afterEach(() => vi.unstubAllGlobals())

describe.each(Object.entries(adapters))('useProductListUrl with the nuqs adapter for %s', (_name, wrap) => {
  it('reads and writes the list in the URL, and keeps the rest of the URL', async () => {
    history.replaceState(null, '', '/shop?utm_source=mail&sort=name&other.sort=x#reviews')
    const probe = createUrlProbe()
    render(wrap(<probe.Probe />))
    expect(probe.url.params).toEqual({ sort: 'name' })

    await act(() => probe.url.setParams({ order: 'desc', filters: { tag: 'new' } }))
    expect(probe.url.params).toEqual({ sort: 'name', order: 'desc', filters: { tag: 'new' } })
    expect(location.search).toBe('?utm_source=mail&sort=name&other.sort=x&order=desc&tag=new')

    await act(() => probe.url.setParams({ sort: null, order: null, filters: null }))
    expect(probe.url.params).toEqual({ sort: 'createdAt' })
    expect(location.search).toBe('?utm_source=mail&other.sort=x')
  })

  it('includes later changes of another list in its links', async () => {
    const all = createUrlProbe({ ...shop, paging: 'pages' })
    const sale = createUrlProbe({ ...shop, prefix: 'sale' })
    render(
      wrap(
        <>
          <all.Probe />
          <section aria-label="Sale">
            <sale.Probe />
          </section>
        </>,
      ),
    )
    await act(() => sale.url.setParams({ sort: 'name' }))
    expect(location.search).toBe('?sale.sort=name')
    const [link] = screen.getAllByRole('link')
    await waitFor(() => expect(link!.getAttribute('href')).toBe('?sale.sort=name&after=p8'))
    await traverse(-1)
    await waitFor(() => expect(link!.getAttribute('href')).toBe('?after=p8'))
  })

  it('includes later changes of another list in its links in a browser without the Navigation API', async () => {
    vi.stubGlobal('navigation', undefined)
    const all = createUrlProbe({ ...shop, paging: 'pages' })
    const sale = createUrlProbe({ ...shop, prefix: 'sale' })
    render(
      wrap(
        <>
          <all.Probe />
          <sale.Probe />
        </>,
      ),
    )
    const [link] = screen.getAllByRole('link')
    await act(() => sale.url.setParams({ sort: 'name' }))
    await waitFor(() => expect(link!.getAttribute('href')).toBe('?sale.sort=name&after=p8'))
    await act(() => sale.url.goToPage({ startingAfter: 'p4' }))
    await waitFor(() => expect(link!.getAttribute('href')).toBe('?sale.sort=name&sale.after=p4&after=p8'))
  })

  it('follows back and forward through changes', async () => {
    const probe = createUrlProbe()
    render(wrap(<probe.Probe />))
    await act(() => probe.url.setParams({ sort: 'name' }))
    await act(() => probe.url.setParams({ filters: { tag: 'new' } }))
    await traverse(-1)
    await waitFor(() => expect(probe.url.params).toEqual({ sort: 'name' }))
    await traverse(-1)
    await waitFor(() => expect(probe.url.params).toEqual({ sort: 'createdAt' }))
    await traverse(2)
    await waitFor(() => expect(probe.url.params).toEqual({ sort: 'name', filters: { tag: 'new' } }))
  })

  it('with paging="pages", writes the cursor to the URL and adds a history entry for each page', async () => {
    const probe = createUrlProbe({ ...shop, paging: 'pages', scroll: false })
    render(wrap(<probe.Probe />))
    await act(() => probe.url.goToPage({ startingAfter: 'p4' }))
    await act(() => probe.url.goToPage({ startingAfter: 'p8' }))
    expect(probe.url.params).toEqual({ sort: 'createdAt', startingAfter: 'p8' })
    await act(() => probe.url.goToPage({ endingBefore: 'p9' }))
    expect(location.search).toBe('?before=p9')
    expect(probe.url.params).toEqual({ sort: 'createdAt', endingBefore: 'p9' })
    await traverse(-2)
    await waitFor(() => expect(probe.url.params).toEqual({ sort: 'createdAt', startingAfter: 'p4' }))
    await traverse(-1)
    await waitFor(() => expect(probe.url.params).toEqual({ sort: 'createdAt' }))
  })

  it('with paging="pages", opens the first page after a change of sort', async () => {
    history.replaceState(null, '', '/shop?after=p4')
    const probe = createUrlProbe({ ...shop, paging: 'pages' })
    render(wrap(<probe.Probe />))
    expect(probe.url.params).toEqual({ sort: 'createdAt', startingAfter: 'p4' })
    await act(() => probe.url.setParams({ sort: 'name' }))
    expect(probe.seen.at(-1)).toEqual({ sort: 'name' })
    expect(probe.seen).toHaveLength(2)
  })

  it('with load-more, reads the cursor on mount and ignores cursors that the app writes later', async () => {
    history.replaceState(null, '', '/shop?after=p4')
    const probe = createUrlProbe()
    render(wrap(<probe.Probe />))
    expect(probe.url.params).toEqual({ sort: 'createdAt', startingAfter: 'p4' })
    await act(async () => {
      history.replaceState(history.state, '', '/shop?after=p8')
    })
    await act(() => probe.url.setParams({ filters: { tag: 'new' } }))
    expect(probe.url.params).toEqual({ sort: 'createdAt', filters: { tag: 'new' } })
    expect(probe.seen).toEqual([
      { sort: 'createdAt', startingAfter: 'p4' },
      { sort: 'createdAt', filters: { tag: 'new' } },
    ])
    expect(location.search).toBe('?tag=new')
  })

  it('with load-more, reads the cursor on back and forward', async () => {
    history.replaceState(null, '', '/shop?after=p4')
    const probe = createUrlProbe()
    render(wrap(<probe.Probe />))
    await act(async () => {
      history.pushState(history.state, '', '/shop?after=p8')
    })
    expect(probe.url.params).toEqual({ sort: 'createdAt', startingAfter: 'p4' })
    await traverse(-1)
    await traverse(1)
    await waitFor(() => expect(probe.url.params).toEqual({ sort: 'createdAt', startingAfter: 'p8' }))
    await traverse(-1)
    await waitFor(() => expect(probe.url.params).toEqual({ sort: 'createdAt', startingAfter: 'p4' }))
  })

  it('with load-more, restores sort and cursor in one render on back', async () => {
    history.replaceState(null, '', '/shop?after=p4')
    const probe = createUrlProbe()
    render(wrap(<probe.Probe />))
    await act(() => probe.url.setParams({ sort: 'name' }))
    await traverse(-1)
    await waitFor(() => expect(probe.url.params).toEqual({ sort: 'createdAt', startingAfter: 'p4' }))
    expect(probe.seen).toEqual([
      { sort: 'createdAt', startingAfter: 'p4' },
      { sort: 'name' },
      { sort: 'createdAt', startingAfter: 'p4' },
    ])
  })
})
