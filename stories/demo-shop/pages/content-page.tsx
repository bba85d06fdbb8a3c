import { NotFoundError } from '../../../src/core/index.js'
import { Description, useMenu, usePage } from '../../../src/index.js'
import { Breadcrumbs } from '../parts/breadcrumbs.js'
import { LoadError } from '../parts/load-error.js'
import { PageTitle } from '../parts/page-title.js'
import { Link } from '../router/link.js'
import { useWords } from '../words/use-words.js'
import { NotFoundPage } from './not-found-page.js'

export function ContentPage({ slug }: { readonly slug: string }) {
  const words = useWords()
  const { data: menu } = useMenu({ slug: 'footer' })
  const page = usePage({ slug })
  if (page.error instanceof NotFoundError) return <NotFoundPage />
  if (page.isLoadingError) return <LoadError onRetry={() => void page.refetch()} />
  return (
    <>
      <Breadcrumbs items={[]} />
      <div className="demo-columns">
        <article className="demo-stack">
          <PageTitle>{page.data ? words.label(page.data.title) : '\u00a0'}</PageTitle>
          {page.data ? (
            <Description className="demo-prose" text={page.data.content} dir="auto" />
          ) : (
            <p className="demo-skeleton">&nbsp;</p>
          )}
        </article>
        <nav aria-label={words.footer.pages}>
          <ul className="demo-links">
            {menu?.items.map(({ label, url }) => (
              <li key={label}>{url && <Link to={url}>{words.label(label)}</Link>}</li>
            ))}
          </ul>
        </nav>
      </div>
    </>
  )
}
