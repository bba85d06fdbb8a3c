import {
  IsRestoringProvider,
  onlineManager,
  QueryClient,
  dehydrate,
  HydrationBoundary,
} from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { StrictMode, Suspense, lazy, type ComponentType, type ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createMockStore, createSampleCatalog } from 'storefront-mock'

import { createStorefrontClient } from '../core/client/create-storefront-client.js'
import { StorefrontProvider } from '../provider/storefront-provider.js'
import { productQueryOptions, productsQueryOptions } from '../queries/resource-queries.js'
import { knownItemQueryOptions } from '../queries/item/known-item-query.js'
import { useProduct } from './item/use-product.js'
import { useProductsByIds } from './item/use-products-by-ids.js'
import { useProducts } from './list/use-products.js'

const catalog = createSampleCatalog({ size: 10 })
const id = catalog.products[0]!.id

function shop() {
  const store = createMockStore(catalog)
  const signals: AbortSignal[] = []
  let held: Promise<void> | undefined
  const client = createStorefrontClient({
    baseUrl: store.baseUrl,
    apiKey: store.apiKey,
    fetch: async (url, init) => {
      signals.push(init!.signal!)
      await held
      return store.fetch(url, init)
    },
  })
  /** No response arrives before the returned function is called. */
  const holdAnswers = () => {
    let answer!: () => void
    held = new Promise((resolve) => (answer = resolve))
    return answer
  }
  const queryClient = new QueryClient()
  const Shop = ({ children }: { children?: ReactNode }) => (
    <StorefrontProvider client={client} queryClient={queryClient}>
      {children}
    </StorefrontProvider>
  )
  return { store, client, queryClient, signals, holdAnswers, Shop }
}

interface HookProps {
  readonly enabled?: boolean
  /** Called by the render, after the hook. */
  readonly onRender?: () => void
}

function List({ enabled = true, onRender, options }: HookProps & { readonly options?: object }) {
  const { data } = useProducts({ limit: 3 }, { enabled, ...options })
  onRender?.()
  return <p>{data ? 'loaded' : 'loading'}</p>
}

function Item({ enabled = true, onRender }: HookProps) {
  const { data } = useProduct({ id }, { enabled })
  onRender?.()
  return <p>{data ? 'loaded' : 'loading'}</p>
}

function Items({ enabled = true, onRender }: HookProps) {
  const { data } = useProductsByIds([id], { enabled })
  onRender?.()
  return <p>{data.length > 0 ? 'loaded' : 'loading'}</p>
}

const nextTask = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))

/** Renders the hook next to a component that throws, so that React never commits it. */
function renderAndDiscard(Hook: ComponentType, Shop: ComponentType<{ children?: ReactNode }>): void {
  vi.spyOn(console, 'error').mockReturnValue()
  const Broken = () => {
    throw new Error('broken')
  }
  const discarded = (
    <>
      <Hook />
      <Broken />
    </>
  )
  expect(() => render(discarded, { wrapper: Shop })).toThrow('broken')
}

afterEach(() => void vi.restoreAllMocks())

describe.each([
  ['useProducts', List],
  ['useProduct', Item],
  ['useProductsByIds', Items],
])('the first request of %s', (_hook, Hook) => {
  it('starts while the component renders', async () => {
    const { Shop, store, queryClient } = shop()
    const seen: (string | undefined)[] = []
    const watch = () => seen.push(queryClient.getQueryCache().getAll()[0]?.state.fetchStatus)
    render(<Hook onRender={watch} />, { wrapper: Shop })
    expect(seen[0]).toBe('fetching')
    expect(await screen.findByText('loaded')).toBeDefined()
    expect(store.requests).toHaveLength(1)
  })

  it('is the only one in StrictMode and in Suspense when it is in flight as the effects run', async () => {
    const { Shop, store, signals } = shop()
    store.latency = 60_000
    let resume = () => {}
    const loaded = new Promise<{ default: () => null }>((resolve) => {
      resume = () => resolve({ default: () => null })
    })
    const Late = lazy(() => loaded)
    render(
      <StrictMode>
        <Suspense fallback="waiting">
          <Hook />
          <Late />
        </Suspense>
      </StrictMode>,
      { wrapper: Shop },
    )
    await waitFor(() => expect(store.requests).toHaveLength(1))
    await act(async () => resume())
    expect(await screen.findByText('loading')).toBeDefined()
    await nextTask()
    expect(store.requests).toHaveLength(1)
    expect(signals.map(({ aborted }) => aborted)).toEqual([false])
  })

  it('is aborted in flight when the component unmounts', async () => {
    const { Shop, store, signals } = shop()
    store.latency = 60_000
    const { unmount } = render(<Hook />, { wrapper: Shop })
    await waitFor(() => expect(signals).toHaveLength(1))
    await nextTask()
    unmount()
    expect(signals[0]!.aborted).toBe(true)
  })

  it('is not sent again after a render that React discarded', async () => {
    const { Shop, store } = shop()
    renderAndDiscard(Hook, Shop)
    await nextTask()
    render(<Hook />, { wrapper: Shop })
    expect(await screen.findByText('loaded')).toBeDefined()
    expect(store.requests).toHaveLength(1)
  })

  it('leaves nothing that observes the query of a discarded render', async () => {
    const { Shop, queryClient } = shop()
    renderAndDiscard(Hook, Shop)
    const [query] = queryClient.getQueryCache().getAll()
    await waitFor(() => expect(query!.state.status).toBe('success'))
    await waitFor(() => expect(query!.getObserversCount()).toBe(0))
  })

  it('is not sent while a persisted cache is being restored', async () => {
    const { Shop, store } = shop()
    const tree = (isRestoring: boolean) => (
      <IsRestoringProvider value={isRestoring}>
        <Hook />
      </IsRestoringProvider>
    )
    const { rerender } = render(tree(true), { wrapper: Shop })
    await nextTask()
    expect(store.requests).toHaveLength(0)
    rerender(tree(false))
    expect(await screen.findByText('loaded')).toBeDefined()
    expect(store.requests).toHaveLength(1)
  })

  it('is not sent when the query is disabled, and leaves no observer', async () => {
    const { Shop, store, queryClient } = shop()
    const { unmount } = render(<Hook enabled={false} />, { wrapper: Shop })
    await nextTask()
    expect(store.requests).toHaveLength(0)
    unmount()
    expect(queryClient.getQueryCache().getAll()[0]!.getObserversCount()).toBe(0)
  })

  it('is not sent when hydrated data exists', async () => {
    const { Shop, store, client } = shop()
    const server = new QueryClient()
    await server.prefetchInfiniteQuery(productsQueryOptions(client, { limit: 3 }))
    await server.prefetchQuery(productQueryOptions(client, { id }))
    await server.prefetchQuery(knownItemQueryOptions(server, client, client.products.definition, id))
    store.clearRequests()
    render(
      <HydrationBoundary state={dehydrate(server)}>
        <Hook />
      </HydrationBoundary>,
      { wrapper: Shop },
    )
    expect(screen.getByText('loaded')).toBeDefined()
    await nextTask()
    expect(store.requests).toHaveLength(0)
  })
})

describe.each([
  [
    'useProducts',
    List,
    ({ client, queryClient }: ReturnType<typeof shop>) =>
      queryClient.fetchInfiniteQuery(productsQueryOptions(client, { limit: 3 })),
  ],
  [
    'useProduct',
    Item,
    ({ client, queryClient }: ReturnType<typeof shop>) =>
      queryClient.fetchQuery(productQueryOptions(client, { id })),
  ],
])('the request of a loader that is in flight when %s mounts', (_hook, Hook, load) => {
  it('is not aborted by StrictMode, and is the only one', async () => {
    const opened = shop()
    const { store, signals, Shop, queryClient } = opened
    const answer = opened.holdAnswers()
    const loader = load(opened)
    await waitFor(() => expect(signals).toHaveLength(1))
    render(
      <StrictMode>
        <Hook />
        <Hook />
      </StrictMode>,
      { wrapper: Shop },
    )
    expect(screen.getAllByText('loading')).toHaveLength(2)
    await nextTask()
    answer()
    expect(await screen.findAllByText('loaded')).toHaveLength(2)
    await expect(loader).resolves.toBeDefined()
    expect(store.requests).toHaveLength(1)
    expect(queryClient.getQueryCache().getAll()[0]!.getObserversCount()).toBe(2)
  })

  it('is aborted when the component unmounts', async () => {
    const opened = shop()
    const { store, signals, Shop } = opened
    store.latency = 60_000
    const loader = load(opened).catch(() => 'cancelled')
    const { unmount } = render(<Hook />, { wrapper: Shop })
    await nextTask()
    unmount()
    expect(signals[0]!.aborted).toBe(true)
    expect(await loader).toBe('cancelled')
  })
})

/** Suspends for longer than a response takes. */
const createSlowComponent = () =>
  lazy(
    () =>
      new Promise<{ default: ComponentType }>((resolve) => setTimeout(resolve, 50, { default: () => null })),
  )

describe('useFirstRequests, where TanStack would request again', () => {
  it('loads a list that rendered offline and came online before its effects ran', async () => {
    const { Shop, signals } = shop()
    onlineManager.setOnline(false)
    render(<List onRender={() => onlineManager.setOnline(true)} />, { wrapper: Shop })
    expect(await screen.findByText('loaded')).toBeTruthy()
    expect(signals).toHaveLength(1)
  })

  it.each([{ staleTime: 0 }, { staleTime: () => 0 }, { refetchOnMount: 'always' }])(
    'sends one request with %o, even if the response arrives before the effect',
    async (options) => {
      const { Shop, signals } = shop()
      const Slow = createSlowComponent()
      render(
        <Suspense>
          <List options={options} />
          <Slow />
        </Suspense>,
        { wrapper: Shop },
      )
      expect(await screen.findByText('loaded')).toBeTruthy()
      expect(signals).toHaveLength(1)
    },
  )

  it('sends one request with gcTime: 0 next to a component that suspends', async () => {
    const { Shop, signals } = shop()
    const Slow = createSlowComponent()
    render(
      <Suspense>
        <List options={{ gcTime: 0 }} />
        <Slow />
      </Suspense>,
      { wrapper: Shop },
    )
    expect(await screen.findByText('loaded')).toBeTruthy()
    expect(signals).toHaveLength(1)
  })

  it('renders a loaded list without searching the cache', async () => {
    const { Shop, queryClient } = shop()
    const { rerender } = render(<List />, { wrapper: Shop })
    expect(await screen.findByText('loaded')).toBeTruthy()
    const search = vi.spyOn(queryClient.getQueryCache(), 'getAll')
    rerender(<List />)
    expect(search).not.toHaveBeenCalled()
  })
})
