import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { Description, usePage } from 'storefront-react'
import { NotFoundError } from 'storefront-react/core'
import { pageQueryOptions } from 'storefront-react/queries'

import { ErrorMessage } from '../components/shop/shop-ui/error-message'
import { PageHeading } from '../layout/page-heading'
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
  if (page.isLoadingError) {
    return <ErrorMessage role="alert" error={page.error} onRetry={() => void page.refetch()} />
  }
  if (!page.data) {
    return <div className="h-64 max-w-2xl animate-pulse rounded-lg bg-muted motion-reduce:animate-none" />
  }
  return (
    <article className="max-w-2xl">
      <PageTitle>{page.data.title}</PageTitle>
      <PageHeading>{page.data.title}</PageHeading>
      <Description className="grid gap-4" text={page.data.content} />
    </article>
  )
}
