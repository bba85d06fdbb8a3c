import { useNavigate, useRouteError } from 'react-router'

import { ErrorMessage } from '../components/shop/shop-ui/error-message'
import { PageHeading } from '../layout/page-heading'
import { useTexts } from '../texts'

export function RouteError() {
  const error = useRouteError()
  const navigate = useNavigate()
  const texts = useTexts()
  return (
    <>
      <PageHeading>{texts.error}</PageHeading>
      <ErrorMessage role="alert" error={error} onRetry={() => void navigate(0)} />
    </>
  )
}
