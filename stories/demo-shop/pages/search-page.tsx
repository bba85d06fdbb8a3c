import { useCallback, useState } from 'react'

import { ProductList } from '../../../src/index.js'
import { useProductSearch, type SearchItem } from '../../../src/search/index.js'
import { Drawer } from '../parts/drawer.js'
import { Icon } from '../parts/icon.js'
import { Notice } from '../parts/notice.js'
import { PageTitle } from '../parts/page-title.js'
import { useMediaQuery } from '../parts/use-media-query.js'
import { ProductCard } from '../products/product-card.js'
import { ProductGrid } from '../products/product-grid.js'
import { readSort, sortings, SortSelect } from '../products/sort-select.js'
import { Link } from '../router/link.js'
import { useRouter } from '../router/router.js'
import { FilterPanel } from '../search/filter-panel.js'
import { Highlighted } from '../search/highlighted.js'
import { readSearchUrl, searchUrl, type SearchPageParams } from '../search/search-url.js'
import { useShop } from '../shop-context.js'
import { useWords } from '../words/use-words.js'

const sorts = ['relevance', 'newest', 'priceUp', 'priceDown'] as const
const ALL_VALUES = 100

export function SearchPage() {
  const { search } = useShop()
  const { params, navigate } = useRouter()
  const words = useWords()
  const current = readSearchUrl(params)
  const { query, filters } = current
  const sort = readSort(current.sort, sorts)
  const [facetLimits, setFacetLimits] = useState<Readonly<Record<string, number>>>({})
  const [isSheetOpen, setSheetOpen] = useState(false)
  const isDesktop = useMediaQuery('(min-width: 60rem)')
  const results = useProductSearch(search, { query, filters, facetLimits, limit: 24, ...sortings[sort] })
  const { highlights, isRelaxed, facets, data } = results
  const change = (changes: Partial<SearchPageParams>) =>
    navigate(searchUrl({ ...current, ...changes }), { replace: true })

  const renderItem = useCallback(
    (item: SearchItem) => (
      <ProductList.Item>
        <ProductCard
          product={item}
          title={
            <Highlighted
              text={item.name}
              highlights={highlights[item.id]?.filter(({ field }) => field === 'name') ?? []}
            />
          }
        />
      </ProductList.Item>
    ),
    [highlights],
  )
  const panel = (
    <FilterPanel
      facets={facets}
      filters={filters}
      onFiltersChange={(next) => change({ filters: next })}
      onShowMore={(name) => setFacetLimits({ ...facetLimits, [name]: ALL_VALUES })}
    />
  )
  const activeCount = Object.keys(filters).length
  return (
    <div className="demo-columns">
      <header>
        <PageTitle>
          {query.trim() ? words.search.resultsFor(query.trim()) : words.search.everything}
        </PageTitle>
        {isRelaxed && <p className="demo-muted">{words.search.relaxed}</p>}
      </header>
      {isDesktop && (
        <aside className="demo-sticky" aria-label={words.search.filters}>
          {panel}
        </aside>
      )}
      <ProductGrid
        list={results}
        renderItem={renderItem}
        toolbar={
          <div className="demo-row demo-between">
            <ProductList.Status />
            {!isDesktop && (
              <button type="button" className="demo-button" onClick={() => setSheetOpen(true)}>
                <Icon name="filter" /> {words.search.filterButton(activeCount)}
              </button>
            )}
            <SortSelect value={sort} options={sorts} onChange={(next) => change({ sort: next })} />
          </div>
        }
        empty={
          <Notice icon="search" title={words.search.nothing}>
            <p>{words.search.advice}</p>
            {activeCount > 0 && (
              <button type="button" className="demo-button" onClick={() => change({ filters: {} })}>
                {words.search.removeFilters}
              </button>
            )}
            <ul className="demo-chips">
              {results.suggestions.map((suggestion) => (
                <li key={suggestion}>
                  <Link className="demo-chip" to={searchUrl({ ...current, query: suggestion })}>
                    {suggestion}
                  </Link>
                </li>
              ))}
            </ul>
          </Notice>
        }
      />
      {!isDesktop && (
        <Drawer
          title={words.search.filters}
          side="bottom"
          isOpen={isSheetOpen}
          onClose={() => setSheetOpen(false)}
          footer={
            <button type="button" className="demo-button" data-primary="" onClick={() => setSheetOpen(false)}>
              {words.search.show(data?.totalCount ?? 0)}
            </button>
          }
        >
          {panel}
        </Drawer>
      )}
    </div>
  )
}
