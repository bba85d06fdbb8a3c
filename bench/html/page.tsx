/** The same cards on a page of this package and on a bare one. */
import { hydrate, QueryClient, type DehydratedState } from '@tanstack/react-query'
import { Fragment, useState } from 'react'

import { renderProductCard, type CardProduct } from '../../blocks/product-card/product-card'
import { ProductGrid } from '../../blocks/product-grid/product-grid'
import { FacetPanel } from '../../blocks/sort-and-facets/facet-panel'
import { outlineButton, productColumns } from '../../blocks/shop-ui/class-names'
import { addressOf } from './plain-page'
import { StorefrontProvider, type AnyStorefrontClient } from '../../src/index.js'
import { useProductSearch, type Facet, type Search } from '../../src/search/index.js'

export const LIMIT = 24

const shop = { currency: 'EUR', locale: 'en', imageLoader: addressOf } as const

interface ListPageProps {
  readonly client: AnyStorefrontClient
  readonly state: DehydratedState
}

/** Without a request: the state has the list. */
export function ListPage({ client, state }: ListPageProps) {
  const queryClient = useHydrated(state)
  return (
    <StorefrontProvider {...shop} client={client} queryClient={queryClient}>
      <ProductGrid params={{ limit: LIMIT }} />
    </StorefrontProvider>
  )
}

/** The results of a search in the same grid. */
export function ResultsPage({ search, ...props }: ListPageProps & { readonly search: Search }) {
  const queryClient = useHydrated(props.state)
  return (
    <StorefrontProvider {...shop} client={props.client} queryClient={queryClient}>
      <Results search={search} />
    </StorefrontProvider>
  )
}

function Results({ search }: { readonly search: Search }) {
  const results = useProductSearch(search, { limit: LIMIT })
  return (
    <>
      <Filters facets={results.facets} />
      <ProductGrid list={results} />
    </>
  )
}

const Filters = ({ facets }: { readonly facets: readonly Facet[] }) => (
  <FacetPanel facets={facets} filters={{}} onFiltersChange={() => {}} onShowMore={() => {}} />
)

function useHydrated(state: DehydratedState): QueryClient {
  const [queryClient] = useState(() => {
    const hydrated = new QueryClient()
    hydrate(hydrated, state)
    return hydrated
  })
  return queryClient
}

interface BarePageProps {
  /** Sends no request; the cards read prices and addresses of images from the provider. */
  readonly client: AnyStorefrontClient
  readonly products: readonly CardProduct[]
  readonly totalCount: number
  /** Of a page of results. */
  readonly facets?: readonly Facet[]
}

/** The same cards in the same layout: a heading, how many products there are, and a link to the next page. */
export function BarePage({ client, products, totalCount, facets }: BarePageProps) {
  return (
    <StorefrontProvider {...shop} client={client}>
      {facets && <Filters facets={facets} />}
      <div className="grid gap-6">
        <h2 className="sr-only">Products</h2>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="text-sm text-muted-foreground tabular-nums">
            Showing {products.length} of {totalCount} products
          </p>
        </div>
        <ul className={productColumns}>
          {products.map((product) => (
            <Fragment key={product.id}>{renderProductCard(product)}</Fragment>
          ))}
        </ul>
        <a className={`${outlineButton} justify-self-center`} href="/products?page=2">
          Show more
        </a>
      </div>
    </StorefrontProvider>
  )
}
