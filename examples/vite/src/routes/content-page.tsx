import { useParams, type LoaderFunction } from 'react-router'
import { Description, NotFoundError, usePage } from 'storefront-react'
import { pageQueryOptions } from 'storefront-react/queries'

import { ErrorMessage } from '../components/shop/shop-ui/error-message'
import { Breadcrumbs } from '../layout/breadcrumbs'
import { PageHeading } from '../layout/page-heading'
import type { Shop } from '../shop'
import { NotFoundPage } from './not-found-page'

export const contentLoader =
  ({ client, queryClient }: Shop): LoaderFunction =>
  ({ params: { slug = '' } }) => {
    void queryClient.prefetchQuery(pageQueryOptions(client, { slug }))
    return null
  }

export function ContentPage() {
  const { slug = '' } = useParams()
  const page = usePage({ slug })
  if (page.error instanceof NotFoundError) return <NotFoundPage />
  if (page.isLoadingError) {
    return <ErrorMessage role="alert" error={page.error} onRetry={() => void page.refetch()} />
  }
  if (!page.data) {
    return <div className="h-64 max-w-2xl animate-pulse rounded-lg bg-muted motion-reduce:animate-none" />
  }
  return (
    <>
      <Breadcrumbs items={[]} />
      <article className="max-w-2xl">
        <PageHeading>{page.data.title}</PageHeading>
        <Description className="grid gap-4" text={page.data.content} />
      </article>
    </>
  )
}
