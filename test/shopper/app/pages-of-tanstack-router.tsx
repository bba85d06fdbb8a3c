import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import type { ComponentProps } from 'react'

import type { ListPage } from './list-page.js'
import { load, settings } from './settings-of-page.js'

const rootRoute = createRootRoute({
  // The settings stay in the address of each page.
  validateSearch: (search): { readonly settings: object } => ({ settings: search.settings as object }),
  component: function Layout() {
    return (
      <>
        <nav>
          {(['/', '/shop', '/shop/dialog', '/product'] as const).map((to) => (
            <Link key={to} to={to} search={true}>
              {to.slice(1) || 'home'}
            </Link>
          ))}
        </nav>
        <Outlet />
      </>
    )
  },
})

const LinkTo: ComponentProps<typeof ListPage>['LinkTo'] = ({ to, children }) => (
  <Link to={to} search={true}>
    {children}
  </Link>
)

const lazyListPage = (hasDialog: boolean) =>
  lazyRouteComponent(async () => {
    const { ListPage } = await load(import('./list-page.js'), settings.lazyMs)
    return { default: () => <ListPage LinkTo={LinkTo} hasDialog={hasDialog} /> }
  })

const routeTree = rootRoute.addChildren([
  createRoute({ getParentRoute: () => rootRoute, path: '/', component: () => <h1>Home</h1> }),
  createRoute({ getParentRoute: () => rootRoute, path: '/shop', component: lazyListPage(false) }),
  createRoute({ getParentRoute: () => rootRoute, path: '/shop/dialog', component: lazyListPage(true) }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/product',
    component: lazyRouteComponent(() => load(import('./product-page.js'), settings.lazyMs), 'ProductPage'),
  }),
])

const router = createRouter({
  routeTree,
  scrollRestoration: true,
  defaultPendingComponent: () => <p>Loading</p>,
})

export default function Pages() {
  return <RouterProvider router={router} />
}
