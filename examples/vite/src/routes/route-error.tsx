import { useNavigate, useRouteError } from 'react-router'

import { ErrorMessage } from '../components/shop/shop-ui/error-message'
import { PageTitle } from '../layout/page-title'

export function RouteError() {
  const error = useRouteError()
  const navigate = useNavigate()
  return (
    <>
      <PageTitle>Error</PageTitle>
      <ErrorMessage role="alert" error={error} onRetry={() => void navigate(0)} />
    </>
  )
}
