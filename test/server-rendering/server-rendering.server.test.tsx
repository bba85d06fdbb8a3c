import { spawnSync } from 'node:child_process'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { dehydrate, HydrationBoundary, QueryClient, type DehydratedState } from '@tanstack/react-query'
// @ts-expect-error -- jsdom brings no types of its own
import { JSDOM as UntypedJSDOM } from 'jsdom'
import { act, Suspense, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToPipeableStream } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { createMockStore, createSampleCatalog } from 'storefront-mock'

import { createStorefrontClient, type AnyStorefrontClient } from '../../src/core/index.js'
import { StorefrontProvider, useProduct, useProducts, useSuspenseProducts } from '../../src/index.js'
import { productQueryOptions, productsQueryOptions } from '../../src/queries/index.js'

const JSDOM = UntypedJSDOM as new (
  html: string,
  options: { readonly url: string },
) => { readonly window: Window & typeof globalThis }

const SERVER_KEY = 'sk_never_leaves_the_server'
const store = createMockStore({ ...createSampleCatalog({ size: 30 }), apiKey: null })
const otherStore = createMockStore({ ...createSampleCatalog({ seed: 2, size: 30 }), apiKey: null })

const serverClient = (cacheScope = 'shop') =>
  createStorefrontClient({ baseUrl: store.baseUrl, apiKey: SERVER_KEY, fetch: store.fetch, cacheScope })
const browserClient = (cacheScope = 'shop') =>
  createStorefrontClient({ baseUrl: '/api/v1', apiKey: null, fetch: store.fetch, cacheScope })

const params = { limit: 5, sort: 'name' } as const

function List() {
  const { data, isFetching } = useProducts(params)
  return (
    <ul data-fetching={isFetching}>
      {data?.items.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </ul>
  )
}

function Shop(props: {
  readonly client: AnyStorefrontClient
  readonly queryClient?: QueryClient
  readonly state?: DehydratedState
  readonly children: ReactNode
}) {
  return (
    <StorefrontProvider client={props.client} queryClient={props.queryClient}>
      <HydrationBoundary state={props.state}>{props.children}</HydrationBoundary>
    </StorefrontProvider>
  )
}

async function htmlOf(element: ReactNode): Promise<string> {
  const stream = await new Promise<PassThrough>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(element, {
      onAllReady: () => resolve(pipe(new PassThrough())),
      onError: reject,
    })
  })
  return text(stream)
}

/** Hydrates in a new jsdom window and collects React's recoverable errors. */
async function hydrate(html: string, element: ReactNode) {
  const { window } = new JSDOM(`<div id="app">${html}</div>`, { url: 'https://shop.test/' })
  for (const name of ['window', 'document', 'location'] as const)
    vi.stubGlobal(name, name === 'window' ? window : window[name])
  const container = window.document.getElementById('app')!
  const recoverableErrors: unknown[] = []
  const root = await act(async () =>
    hydrateRoot(container, element, { onRecoverableError: (error) => recoverableErrors.push(error) }),
  )
  // React commits updates when `act` ends, so wait for each change in its own `act`.
  const settled = async () => {
    while (container.querySelector('[data-fetching="true"]')) await act(() => setTimeout(10))
  }
  const unmount = () => act(async () => root.unmount())
  unmounts.push(unmount)
  return { container, recoverableErrors, settled, unmount }
}

const unmounts: (() => Promise<void>)[] = []

const namesIn = (html: string) => [...html.matchAll(/<li>(.*?)<\/li>/g)].map((match) => match[1])

let consoleError: MockInstance<typeof console.error>
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  store.clearRequests()
})
afterEach(async () => {
  for (const unmount of unmounts.splice(0)) await unmount()
  // TanStack notifies in a timer, also after the unmount, and React then reads the window.
  await setTimeout(0)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a server-rendered page', () => {
  async function prefetched(client = serverClient()) {
    const queryClient = new QueryClient()
    await queryClient.prefetchInfiniteQuery({ ...productsQueryOptions(client, params), pages: 3 })
    const state = JSON.parse(JSON.stringify(dehydrate(queryClient))) as DehydratedState
    const html = await htmlOf(<Shop client={client} queryClient={queryClient} children={<List />} />)
    return { state, html }
  }

  it('contains the prefetched pages, and hydrates without a mismatch or a request', async () => {
    const { state, html } = await prefetched()
    expect(namesIn(html)).toHaveLength(15)
    expect(store.requests).toHaveLength(3)
    const page = await hydrate(
      html,
      <Shop client={browserClient()} queryClient={new QueryClient()} state={state} children={<List />} />,
    )
    expect(page.recoverableErrors).toEqual([])
    // React warns that this process runs two renderers. Any other error is a hydration mismatch.
    const errors = consoleError.mock.calls.filter(
      ([message]) => !String(message).includes('multiple renderers'),
    )
    expect(errors).toEqual([])
    expect(namesIn(page.container.innerHTML)).toHaveLength(15)
    expect(store.requests).toHaveLength(3)
    await page.unmount()
  })

  it('sends no request for a list and a product that were not prefetched', async () => {
    const Product = () => <p>{useProduct({ slug: 'tea' }).fetchStatus}</p>
    await htmlOf(
      <Shop client={serverClient()} queryClient={new QueryClient()}>
        <List />
        <Product />
      </Shop>,
    )
    await setTimeout(20)
    expect(store.requests).toHaveLength(0)
  })

  it('contains the server’s key neither in the HTML nor in the dehydrated state', async () => {
    const { state, html } = await prefetched()
    expect(html.length).toBeGreaterThan(100)
    expect(html + JSON.stringify(state)).not.toContain(SERVER_KEY)
    // The cache scope replaces the server client's base URL in the query keys.
    expect(html + JSON.stringify(state)).not.toContain(store.baseUrl)
  })

  it('fetches again and warns in development when the cache scopes differ', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { state, html } = await prefetched(serverClient('scope-of-the-server'))
    const page = await hydrate(
      html,
      <Shop
        client={browserClient('scope-of-the-browser')}
        queryClient={new QueryClient()}
        state={state}
        children={<List />}
      />,
    )
    await page.settled()
    expect(store.requests.length).toBeGreaterThan(3)
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/"scope-of-the-server" and "scope-of-the-browser"[^]*same cacheScope/),
    )
    await page.unmount()
  })

  it('streams a list that suspends on the server', async () => {
    function SuspendingList() {
      const { data } = useSuspenseProducts(params)
      return data.items.map(({ id, name }) => <li key={id}>{name}</li>)
    }
    const html = await htmlOf(
      <Shop client={serverClient()}>
        <Suspense fallback="loading">
          <SuspendingList />
        </Suspense>
      </Shop>,
    )
    expect(namesIn(html)).toHaveLength(5)
    expect(store.requests).toHaveLength(1)
  })

  it('shares no cache with other requests when the provider gets no query client', async () => {
    const render = () =>
      htmlOf(<Shop client={serverClient()} children={<Suspense children={<SuspendingName />} />} />)
    function SuspendingName() {
      return <li>{useSuspenseProducts(params).data.items[0]?.name}</li>
    }
    const [first, second] = [await render(), await render()]
    expect(namesIn(first)).toEqual(namesIn(second))
    expect(store.requests).toHaveLength(2)
  })

  it('shows the products of two nested providers with different stores', async () => {
    const outer = serverClient()
    const inner = createStorefrontClient({
      baseUrl: 'https://other.test/v1',
      apiKey: null,
      fetch: otherStore.fetch,
      cacheScope: 'other',
    })
    const queryClient = new QueryClient()
    await Promise.all([
      queryClient.prefetchInfiniteQuery(productsQueryOptions(outer, params)),
      queryClient.prefetchInfiniteQuery(productsQueryOptions(inner, params)),
    ])
    const state = dehydrate(queryClient)
    const page = (clients: readonly AnyStorefrontClient[], cache: QueryClient) => (
      <Shop client={clients[0]!} queryClient={cache} state={state}>
        <List />
        <StorefrontProvider client={clients[1]!}>
          <List />
        </StorefrontProvider>
      </Shop>
    )
    const html = await htmlOf(page([outer, inner], queryClient))
    const names = namesIn(html)
    expect(names).toHaveLength(10)
    expect(names.slice(0, 5)).not.toEqual(names.slice(5))
    store.clearRequests()
    otherStore.clearRequests()
    const hydrated = await hydrate(html, page([browserClient(), inner], new QueryClient()))
    expect(hydrated.recoverableErrors).toEqual([])
    expect(namesIn(hydrated.container.innerHTML)).toEqual(names)
    expect([...store.requests, ...otherStore.requests]).toHaveLength(0)
    await hydrated.unmount()
  })

  it('renders a product from a prefetched list without a mismatch', async () => {
    const slug = createSampleCatalog({ size: 30 }).products[0]!.slug
    const Name = () => <h1>{useProduct({ slug }).data?.name ?? 'loading'}</h1>
    const queryClient = new QueryClient()
    await queryClient.prefetchInfiniteQuery(productsQueryOptions(serverClient(), { limit: 100 }))
    const state = dehydrate(queryClient)
    const html = await htmlOf(<Shop client={serverClient()} queryClient={queryClient} children={<Name />} />)
    expect(html).not.toContain('loading')
    const page = await hydrate(
      html,
      <Shop client={browserClient()} queryClient={new QueryClient()} state={state} children={<Name />} />,
    )
    expect(page.recoverableErrors).toEqual([])
    await page.unmount()
  })
})

describe('query options in a loader', () => {
  it('pass their fetchOptions to fetch, and ensureQueryData requests a product once', async () => {
    const fetch = vi.fn(store.fetch)
    const client = createStorefrontClient({
      baseUrl: store.baseUrl,
      apiKey: SERVER_KEY,
      fetch,
      cacheScope: 'shop',
      fetchOptions: { next: { revalidate: 60 } },
    })
    const queryClient = new QueryClient()
    const { id } = createSampleCatalog({ size: 30 }).products[0]!
    const query = productQueryOptions(client, { id }, { fetchOptions: { next: { tags: ['product'] } } })
    await queryClient.ensureQueryData(query)
    await queryClient.ensureQueryData(query)
    await queryClient.prefetchInfiniteQuery(productsQueryOptions(client))
    expect(fetch.mock.calls.map(([, init]) => (init as { next?: unknown }).next)).toEqual([
      { tags: ['product'] },
      { revalidate: 60 },
    ])
  })

  it('do not retry on a server, so that the response is not delayed', async () => {
    store.failNext(503, 4)
    const queryClient = new QueryClient()
    await expect(queryClient.fetchInfiniteQuery(productsQueryOptions(serverClient()))).rejects.toThrow('503')
    expect(store.requests).toHaveLength(1)
    store.clearFaults()
  })

  it('can be imported in a server component', () => {
    const load =
      "const { productsQueryOptions } = await import('./src/queries/index.ts'); console.log(typeof productsQueryOptions)"
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['--conditions', 'react-server', '--import', 'tsx', '--input-type=module', '--eval', load],
      { encoding: 'utf8' },
    )
    expect(stdout.trim(), stderr).toBe('function')
  })
})
