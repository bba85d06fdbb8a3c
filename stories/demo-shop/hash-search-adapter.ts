import { renderQueryString, unstable_createAdapterProvider as createAdapter } from 'nuqs/adapters/custom'
import type { ReactElement, ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

/** The adapter of React Router reads the search of the document, which belongs to Storybook. */
export const HashSearchAdapter: (props: { children: ReactNode }) => ReactElement = createAdapter(() => {
  const [searchParams] = useSearchParams()
  const navigate = useNavigate()
  return {
    searchParams,
    getSearchParamsSnapshot: () => new URLSearchParams(location.hash.split('?')[1]),
    updateUrl: (search, { history, scroll }) =>
      void navigate(
        { search: renderQueryString(search) },
        { replace: history === 'replace', preventScrollReset: !scroll },
      ),
  }
})
