import { keepPreviousData } from '@tanstack/react-query'
import { useParams } from 'react-router'

import { ProductGrid } from '../../blocks/product-grid/product-grid.js'
import { CollectionPlaces } from '../../blocks/shop-menu/collection-places.js'
import { ErrorMessage } from '../../blocks/shop-ui/error-message.js'
import { FacetPanel } from '../../blocks/sort-and-facets/facet-panel.js'
import { productSorts, SortSelect } from '../../blocks/sort-and-facets/sort-select.js'
import { renderSaveableCard } from '../../blocks/wishlist/saveable-card.js'
import { PageHeading } from '../../examples/vite/src/layout/page-heading.js'
import { listUrl } from '../../examples/vite/src/products/list-url.js'
import { NotFoundPage } from '../../examples/vite/src/routes/not-found-page.js'
import { searchUrl } from '../../examples/vite/src/search/search-url.js'
import { NotFoundError, useCollection, useCollectionProducts, useMenu } from '../../src/index.js'
import { useProductSearch, type Search } from '../../src/search/index.js'
import { useProductListUrl } from '../../src/url/index.js'

const { limit, sort: newest, order: newestFirst } = listUrl.defaults

/** The page of a collection with filters next to its list. The store filters nothing, so the search has the filtered products. */
export function FilteredCollectionPage({ search }: { readonly search: Search }) {
  const { slug = '' } = useParams()
  const { params, setParams } = useProductListUrl({ ...searchUrl, defaults: listUrl.defaults })
  const { q: _query, page, collections: _collections, ...filters } = params.filters ?? {}
  const { sort = newest, order = newestFirst } = params
  const isFiltered = Object.keys(filters).length > 0
  const collection = useCollection({ slug })
  const list = useCollectionProducts(
    { slug },
    { sort, order, limit },
    { placeholderData: keepPreviousData, enabled: !isFiltered },
  )
  const menu = useMenu({ slug: 'main' })
  // The search reads the whole store. What the shopper came for is shown first.
  const isShown = menu.isFetched && collection.isFetched && list.isFetched
  const results = useProductSearch(
    search,
    { filters: { ...filters, collections: [slug] }, sort, order, page, limit },
    { enabled: isFiltered || isShown },
  )
  if (collection.error instanceof NotFoundError) return <NotFoundPage />
  if (collection.isLoadingError) {
    return <ErrorMessage role="alert" error={collection.error} onRetry={() => void collection.refetch()} />
  }
  const { name, description } = collection.data ?? { name: '\u00a0', description: '\u00a0' }
  const controls = (
    <SortSelect options={productSorts} value={{ sort, order }} onChange={(next) => void setParams(next)} />
  )
  return (
    <>
      <CollectionPlaces url={`/collections/${slug}`}>
        <PageHeading text={description}>{name}</PageHeading>
      </CollectionPlaces>
      <div className="list-with-filters grid items-start gap-8 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-12">
        <FacetPanel
          action={`#/collections/${slug}`}
          facets={results.facets?.filter((facet) => facet.name !== 'collections')}
          filters={filters}
          onFiltersChange={(_, { changes }) => void setParams({ filters: changes })}
        />
        {/* A filtered list is another list: the scroll position of the whole one does not apply. */}
        {isFiltered ? (
          <ProductGrid key="filtered" list={results} renderItem={renderSaveableCard} controls={controls} />
        ) : (
          <ProductGrid key="all" list={list} renderItem={renderSaveableCard} controls={controls} />
        )}
      </div>
    </>
  )
}
