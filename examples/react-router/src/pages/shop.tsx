import { isRouteErrorResponse, Outlet } from 'react-router'

import { NotFoundPage } from '../routes/not-found-page'
import { RouteError } from '../routes/route-error'
import type { Route } from './+types/shop'

export default Outlet

/** Inside of the header and footer. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFoundPage /> : <RouteError />
}
