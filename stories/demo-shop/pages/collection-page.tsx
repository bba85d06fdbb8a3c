import { keepPreviousData } from '@tanstack/react-query'

import { getBreadcrumbs, NotFoundError } from '../../../src/core/index.js'
import { ProductList, useCollection, useCollectionProducts, useMenu } from '../../../src/index.js'
import { Breadcrumbs } from '../parts/breadcrumbs.js'
import { Notice } from '../parts/notice.js'
import { PageTitle } from '../parts/page-title.js'
import { ProductGrid } from '../products/product-grid.js'
import { readSort, sortings, SortSelect } from '../products/sort-select.js'
import { Link } from '../router/link.js'
import { useRouter } from '../router/router.js'
import { useWords } from '../words/use-words.js'
import { NotFoundPage } from './not-found-page.js'

const sorts = ['newest', 'name', 'priceUp', 'priceDown'] as const

export function CollectionPage({ slug }: { readonly slug: string }) {
  const words = useWords()
  const { path, params, navigate } = useRouter()
  const sort = readSort(params.get('sort'), sorts)
  const { data: menu } = useMenu({ slug: 'main' })
  const collection = useCollection({ slug })
  const list = useCollectionProducts(
    { slug },
    { ...sortings[sort], limit: 24 },
    { placeholderData: keepPreviousData },
  )
  if (collection.error instanceof NotFoundError) return <NotFoundPage />

  const breadcrumbs = menu ? getBreadcrumbs(menu, path) : []
  const siblings = breadcrumbs.at(-2)?.children ?? menu?.items
  const below = breadcrumbs.at(-1)?.children
  const chips = (below?.length ? below : siblings) ?? []
  const { name, description } = collection.data ?? { name: '\u00a0', description: '\u00a0' }
  return (
    <>
      <Breadcrumbs items={breadcrumbs.slice(0, -1)} />
      <header className="demo-header-text">
        <PageTitle>{words.label(name)}</PageTitle>
        <p className="demo-lead demo-muted">{description}</p>
      </header>
      <nav aria-label={words.list.below}>
        <ul className="demo-chips" data-scroll="">
          {chips.map(({ label, url }) => (
            <li key={label}>
              {url && (
                <Link className="demo-chip" to={url}>
                  {words.label(label)}
                </Link>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <ProductGrid
        list={list}
        toolbar={
          <div className="demo-row demo-between">
            <ProductList.Status />
            <SortSelect
              value={sort}
              options={sorts}
              onChange={(next) => navigate(`${path}?sort=${next}`, { replace: true })}
            />
          </div>
        }
        empty={
          <Notice icon="bag" title={words.list.empty}>
            <Link className="demo-button" to="/">
              {words.notFound.link}
            </Link>
          </Notice>
        }
      />
    </>
  )
}
