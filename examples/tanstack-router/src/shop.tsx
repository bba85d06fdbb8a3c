import { dehydrate, HydrationBoundary, QueryClient, type DehydratedState } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
} from '@tanstack/react-router'
import { ProductList, StorefrontProvider, type AnyStorefrontClient } from 'storefront-react'
import { productsQueryOptions } from 'storefront-react/queries'

export const listParams = { sort: 'name', order: 'asc', limit: 20 } as const

/** In TanStack Start, this is the handler of `createServerFn`, so it and the server's client stay on the server. */
export async function loadProducts(serverClient: AnyStorefrontClient): Promise<DehydratedState> {
  // One query client for each request, so that visitors share no data.
  const queryClient = new QueryClient()
  await queryClient.fetchInfiniteQuery({ ...productsQueryOptions(serverClient, listParams), pages: 2 })
  return dehydrate(queryClient)
}

export function createShopRouter(client: AnyStorefrontClient, load: () => Promise<DehydratedState>) {
  const rootRoute = createRootRoute({
    component: () => (
      <StorefrontProvider client={client} queryClient={queryClient} currency="EUR">
        <Outlet />
      </StorefrontProvider>
    ),
    errorComponent: () => <h1>Something went wrong</h1>,
  })
  const queryClient = new QueryClient()
  const productsRoute = createRoute({
    getParentRoute: () => rootRoute,
    path: '/products',
    loader: load,
    component: function Products() {
      return (
        <HydrationBoundary state={productsRoute.useLoaderData()}>
          <ProductList.Root params={listParams}>
            <ProductList.Status />
            <ProductList.Items>
              {(product) => <ProductList.Item>{product.name}</ProductList.Item>}
            </ProductList.Items>
            <ProductList.Next />
          </ProductList.Root>
        </HydrationBoundary>
      )
    },
  })
  return createRouter({
    routeTree: rootRoute.addChildren([productsRoute]),
    history: createMemoryHistory({ initialEntries: ['/products'] }),
  })
}
