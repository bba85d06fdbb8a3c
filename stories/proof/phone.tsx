import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useImperativeHandle, useLayoutEffect, useRef, useState, type ComponentType, type Ref } from 'react'
import { flushSync } from 'react-dom'

import { createStorefrontClient } from '../../src/core/client/create-storefront-client.js'
import type { StorefrontClient } from '../../src/index.js'
import { StorefrontProvider } from '../../src/provider/storefront-provider.js'
import type { Connection } from './proof-store.js'

/** What the view of a list gets. */
export interface PhoneViewProps {
  readonly connection: Connection
  /** Names the visit, as the key of a history entry does. */
  readonly restoreKey: string
  readonly onOpen: (id: string) => void
}

/** Both lists keep a response this long, so that they refetch equally often. It is the default of ProductList. */
const STALE_TIME_MS = 60_000

/** What the buttons of the proof do with a phone. */
export interface PhoneHandle {
  readonly connection: Connection
  readonly screen: HTMLElement
  readonly isFetching: () => boolean
  /** How often the list was read as a whole, by a first load or a refetch. A next page leaves the other pages as they are. */
  readonly reads: () => number
  /** As when the tab gets the focus. */
  readonly refetch: () => void
  readonly reload: () => void
  readonly queryClient: QueryClient | undefined
}

interface PhoneProps {
  readonly ref: Ref<PhoneHandle>
  readonly connection: Connection
  readonly restoreKey: string
  /** The hook or component that draws the list. */
  readonly label: string
  readonly List: ComponentType<PhoneViewProps>
  readonly ProductPage: ComponentType<{ readonly connection: Connection; readonly id: string }>
}

interface App {
  readonly load: number
  readonly queryClient: QueryClient
  readonly client: StorefrontClient
}

let loads = 0

/** A page load: nothing in memory survives it. */
function startApp(connection: Connection, onRead: () => void): App {
  loads += 1
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: STALE_TIME_MS } } })
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return
    const data: unknown = event.query.state.data
    // Both lists are infinite queries. TanStack Query marks the fetch of one more page.
    if (data && Object.hasOwn(data, 'pages') && !event.query.state.fetchMeta?.fetchMore) onRead()
  })
  return { load: loads, queryClient, client: createStorefrontClient(connection) }
}

/** An app with two pages: a list, and a product. Its router and its browser restore the scroll position of the list. */
export function Phone({ ref, connection, restoreKey, label, List, ProductPage }: PhoneProps) {
  const reads = useRef(0)
  const [start] = useState(() => () => startApp(connection, () => (reads.current += 1)))
  const [app, setApp] = useState<App | undefined>(start)
  const [productId, setProductId] = useState<string>()
  const screen = useRef<HTMLDivElement>(null)
  const position = useRef(0)
  const open = (id: string) => {
    position.current = screen.current?.scrollTop ?? 0
    setProductId(id)
  }
  useImperativeHandle(
    ref,
    () => ({
      connection,
      screen: screen.current as HTMLElement,
      isFetching: () => (app?.queryClient.isFetching() ?? 0) > 0,
      reads: () => reads.current,
      refetch: () => void app?.queryClient.invalidateQueries(),
      reload() {
        position.current = screen.current?.scrollTop ?? 0
        // The old page is gone before the new one starts.
        flushSync(() => setApp(undefined))
        setApp(start())
      },
      queryClient: app?.queryClient,
    }),
    [app, connection, start],
  )

  // As far as the list is tall enough, which is what browsers and routers do.
  useLayoutEffect(() => {
    if (screen.current && productId === undefined) screen.current.scrollTop = position.current
  }, [productId, app])

  return (
    <section className="proof-phone" aria-label={label}>
      <p className="proof-title">
        <code>{label}</code>
      </p>
      <div className="proof-screen" ref={screen} role="region" aria-label={`Screen: ${label}`} tabIndex={0}>
        {app && (
          <QueryClientProvider key={app.load} client={app.queryClient}>
            <StorefrontProvider client={app.client} currency="EUR">
              {productId === undefined ? (
                <List connection={connection} restoreKey={restoreKey} onOpen={open} />
              ) : (
                <article className="proof-product">
                  <button type="button" onClick={() => setProductId(undefined)}>
                    ← Back
                  </button>
                  <ProductPage connection={connection} id={productId} />
                </article>
              )}
            </StorefrontProvider>
          </QueryClientProvider>
        )}
      </div>
    </section>
  )
}
