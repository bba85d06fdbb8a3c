import { RouterProvider } from '@tanstack/react-router'
import { act } from 'react'
import { screen } from '@testing-library/dom'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createStorefrontClient } from 'storefront-react'
import { expect, it, vi } from 'vitest'
import { createMockStore, createSampleCatalog } from 'storefront-mock'

import { createShopRouter, loadProducts } from './shop'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, scrollTo: () => {} })

const SERVER_KEY = 'sk_never_in_a_browser'

function openStore() {
  const store = createMockStore({ ...createSampleCatalog({ size: 50 }), apiKey: SERVER_KEY })
  const connect = (apiKey: string | null) =>
    createStorefrontClient({ baseUrl: store.baseUrl, apiKey, fetch: store.fetch, cacheScope: 'shop' })
  return { store, serverClient: connect(SERVER_KEY), browserClient: connect(null) }
}

it('a loader’s list is in the HTML, and hydrates without a mismatch or another request', async () => {
  const consoleError = vi.spyOn(console, 'error')
  const { store, serverClient, browserClient } = openStore()

  const onServer = createShopRouter(serverClient, () => loadProducts(serverClient))
  await onServer.load()
  const html = renderToString(<RouterProvider router={onServer} />)
  expect(html).toContain('Showing 40 of 50 products')
  // What Start sends with the HTML: the loader's data.
  const sent = JSON.stringify(onServer.state.matches.at(-1)!.loaderData)
  expect(html + sent).not.toContain(SERVER_KEY)

  const inBrowser = createShopRouter(browserClient, async () => JSON.parse(sent))
  await inBrowser.load()
  const page = document.body.appendChild(document.createElement('div'))
  page.innerHTML = html
  await act(async () => void hydrateRoot(page, <RouterProvider router={inBrowser} />))
  expect(screen.getAllByRole('listitem')).toHaveLength(40)
  expect(consoleError).not.toHaveBeenCalled()
  expect(store.requests).toHaveLength(2)
})

it('a list that fails puts the route into its error state', async () => {
  const { store, serverClient } = openStore()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  store.failNext(401)
  const onServer = createShopRouter(serverClient, () => loadProducts(serverClient))
  await onServer.load()
  expect(onServer.state.matches.at(-1)!.status).toBe('error')
})
