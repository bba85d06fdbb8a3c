import { useParams } from 'react-router'
import { Description, NotFoundError, usePage } from 'storefront-react'

import { Breadcrumbs } from '../components/shop/shop-menu/breadcrumbs'
import { ErrorMessage } from '../components/shop/shop-ui/error-message'
import { PageHeading } from '../layout/page-heading'
import { NotFoundPage } from './not-found-page'

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
