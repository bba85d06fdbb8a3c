'use client'
import { useCallback, useState } from 'react'
import type { PageCursor } from 'storefront-react'
import {
  SearchField,
  useProductSearch,
  type Facets,
  type ProductSearchParams,
  type Search,
} from 'storefront-react/search'

import { ProductCard, type CardProduct } from '../product-card/product-card'
import { ProductGrid } from '../product-grid/product-grid'
import { field, outlineButton, primaryButton } from '../shop-ui/class-names'
import { useShopTexts } from '../shop-ui/shop-texts'
import { FacetPanel } from '../sort-and-facets/facet-panel'
import { searchSorts, SortSelect, type SortSelectProps } from '../sort-and-facets/sort-select'

export interface SearchPageProps {
  readonly search: Search
  readonly params: ProductSearchParams
  readonly onQueryChange: (query: string) => void
  readonly onFiltersChange: Facets.RootProps['onFiltersChange']
  readonly onSortChange: SortSelectProps<(typeof searchSorts)[number]>['onChange']
  /** Makes "Show more" a link. */
  readonly getPageHref?: ((cursor: PageCursor) => string) | undefined
  /** The URL of this page, for a search before hydration and without scripts. */
  readonly action?: string
}

const ALL_VALUES = 100

/** Field, filters, order and results of a search. Keep `params` in the URL, for example with `useProductListUrl`. */
export function SearchPage({
  search,
  params,
  onQueryChange,
  onFiltersChange,
  onSortChange,
  getPageHref,
  action = '/search',
}: SearchPageProps) {
  const [facetLimits, setFacetLimits] = useState<Readonly<Record<string, number>>>({})
  const results = useProductSearch(search, { facetLimits, ...params })
  const texts = useShopTexts()
  const { query = '', filters = {} } = params
  const { matchingVariants, suggestions } = results
  const renderMatch = useCallback(
    (product: CardProduct) => <ProductCard product={product} variantId={matchingVariants[product.id]} />,
    [matchingVariants],
  )
  return (
    <div className="grid gap-8">
      <SearchField.Root
        className="flex flex-wrap gap-x-3 gap-y-2"
        action={action}
        search={search}
        value={query}
        onValueChange={onQueryChange}
        results={results}
      >
        <SearchField.Input className={`${field} flex-1`} placeholder={texts.searchPlaceholder} />
        <button className={primaryButton}>{texts.search}</button>
        <SearchField.Status className="min-h-5 w-full text-sm text-muted-foreground tabular-nums" />
      </SearchField.Root>
      <div className="grid items-start gap-8 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-12">
        <FacetPanel
          action={action}
          facets={results.facets}
          filters={filters}
          hiddenParams={{ q: query, sort: params.sort, order: params.order }}
          onFiltersChange={onFiltersChange}
          onShowMore={(name) => setFacetLimits({ ...facetLimits, [name]: ALL_VALUES })}
        />
        <ProductGrid
          list={results}
          renderItem={renderMatch}
          getPageHref={getPageHref}
          // The search field announces the number of products.
          status={null}
          controls={<SortSelect options={searchSorts} value={params} onChange={onSortChange} />}
          empty={
            <>
              <p>{suggestions.length > 0 ? texts.didYouMean : texts.otherWords}</p>
              {suggestions.map((suggestion) => (
                <button
                  key={suggestion}
                  type="button"
                  className={outlineButton}
                  onClick={() => onQueryChange(suggestion)}
                >
                  {suggestion}
                </button>
              ))}
            </>
          }
        />
      </div>
    </div>
  )
}
