import { Outlet, type RouteObject } from 'react-router'

import { createRoutes } from '../../examples/vite/src/routes.js'
import type { Shop } from '../../examples/vite/src/shop.js'
import { collectionQueryOptions, menusQueryOptions } from '../../src/queries/index.js'
import type { PaymentSession } from './payment-sessions.js'

/** The pages of the example, with filters on each list, and the page of a payment provider. */
export const createDemoRoutes = (shop: Shop, sessions: ReadonlyMap<string, PaymentSession>): RouteObject[] =>
  createRoutes(shop, loadUrlState).map((route) =>
    route.children
      ? // Of two routes with the same path, the first one matches.
        { ...route, children: [...createDemoPages(shop, sessions), ...route.children] }
      : route,
  )

/** `HashSearchAdapter` is around the whole shop. */
const loadUrlState = () => Promise.resolve({ element: <Outlet /> })

const createDemoPages = (shop: Shop, sessions: ReadonlyMap<string, PaymentSession>): RouteObject[] => [
  {
    path: 'payment/:id',
    lazy: async () => {
      const { PaymentPage } = await import('./payment-page.js')
      return { element: <PaymentPage sessions={sessions} /> }
    },
  },
  {
    path: 'collections/:slug',
    lazy: async () => {
      const { FilteredCollectionPage } = await import('./filtered-collection-page.js')
      return { element: <FilteredCollectionPage search={shop.search} /> }
    },
    // The row of other collections is above the list, and would move it when it arrives.
    loader: async ({ params: { slug = '' } }) => {
      const { client, queryClient } = shop
      // The page shows the errors.
      await Promise.allSettled([
        queryClient.infiniteQuery(menusQueryOptions(client, { limit: 100 })),
        queryClient.query(collectionQueryOptions(client, { slug })),
      ])
      return null
    },
  },
]
