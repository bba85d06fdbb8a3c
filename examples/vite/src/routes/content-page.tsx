import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { Description, usePage } from 'storefront-react'
import { NotFoundError } from 'storefront-react/core'
import { pageQueryOptions } from 'storefront-react/queries'

import { ErrorMessage } from '../layout/error-message'
import { PageTitle } from '../layout/page-title'
import { client, queryClient } from '../store'
import { NotFoundPage } from './not-found-page'

export function contentLoader({ params }: LoaderFunctionArgs) {
  const slug = params['slug']!
  void queryClient.prefetchQuery(pageQueryOptions(client, { slug }))
  return slug
}

export function ContentPage() {
  const slug = useLoaderData<typeof contentLoader>()
  const page = usePage({ slug })
  if (page.error instanceof NotFoundError) return <NotFoundPage />
  if (page.isLoadingError) return <ErrorMessage error={page.error} onRetry={() => void page.refetch()} />
  if (!page.data) return <div className="content skeleton" style={{ blockSize: '16rem' }} />
  return (
    <article className="content">
      <PageTitle>{page.data.title}</PageTitle>
      <h1>{page.data.title}</h1>
      <Description text={page.data.content} />
    </article>
  )
}
