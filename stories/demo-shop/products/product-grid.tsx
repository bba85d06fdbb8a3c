import type { ReactNode } from 'react'

import { ProductList, usePrefetchNextPage, type UseResourceListResult } from '../../../src/index.js'
import type { SearchItem } from '../../../src/search/index.js'
import { LoadError } from '../parts/load-error.js'
import { useRouter } from '../router/router.js'
import { useWords } from '../words/use-words.js'
import { CardSkeletons } from './card-skeletons.js'
import { ProductCard } from './product-card.js'

interface ProductGridProps {
  /** The result of `useCollectionProducts` or `useProductSearch`. */
  readonly list: UseResourceListResult<SearchItem>
  /** Between the heading of the page and the list: the count, filters and the sort order. */
  readonly toolbar: ReactNode
  readonly empty: ReactNode
  /** Keep the function stable, so that a new page renders only its own rows. */
  readonly renderItem?: (product: SearchItem) => ReactNode
}

/** All pages of a list. The shopper finds it again at the same place after a visit to a product. */
export function ProductGrid({ list, toolbar, empty, renderItem = renderCard }: ProductGridProps) {
  const { key } = useRouter()
  const words = useWords()
  const endRef = usePrefetchNextPage(list, { when: 'near' })
  return (
    <ProductList.Root list={list} restoreKey={key} className="demo-list">
      <h2 className="demo-hidden">{words.list.products}</h2>
      {toolbar}
      <ProductList.Pending className="demo-grid">
        <CardSkeletons count={12} />
      </ProductList.Pending>
      <ProductList.Error side="initial">{({ retry }) => <LoadError onRetry={retry} />}</ProductList.Error>
      <ProductList.Empty>{empty}</ProductList.Empty>
      <ProductList.Items<SearchItem> className="demo-grid">{renderItem}</ProductList.Items>
      <div className="demo-more">
        <Progress shown={list.data?.items.length} total={list.data?.totalCount} />
        <ProductList.Error side="next" className="demo-row" />
        <ProductList.Next ref={endRef} className="demo-button" />
      </div>
    </ProductList.Root>
  )
}

const renderCard = (product: SearchItem) => (
  <ProductList.Item>
    <ProductCard product={product} />
  </ProductList.Item>
)

interface ProgressProps {
  readonly shown: number | undefined
  readonly total: number | undefined
}

/** How much of the list is on the page. */
function Progress({ shown = 0, total }: ProgressProps) {
  const words = useWords()
  if (!total) return null
  return (
    <p className="demo-small demo-muted">
      {words.list.shown(shown, total)}
      <progress value={shown} max={total} aria-hidden />
    </p>
  )
}
