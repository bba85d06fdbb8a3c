import { useNavigate, useRouteError } from 'react-router'
import { NetworkError } from 'storefront-react'

import { ErrorMessage } from '../components/shop/shop-ui/error-message'
import { PageHeading } from '../layout/page-heading'
import { useTexts } from '../texts'

/** How Chromium, Firefox, Safari and Vite name code that did not load. */
const NOT_LOADED = /dynamically imported module|importing a module script|preload CSS/i

export function RouteError() {
  const error = useRouteError()
  const navigate = useNavigate()
  const texts = useTexts()
  const isNotLoaded = error instanceof Error && NOT_LOADED.test(error.message)
  return (
    <>
      <PageHeading>{texts.error}</PageHeading>
      <ErrorMessage
        role="alert"
        error={isNotLoaded ? new NetworkError({ cause: error }) : error}
        // Loads the document again: a browser may keep that a file failed, and React Router does.
        onRetry={() => void navigate(0)}
      />
    </>
  )
}
