/**
 * react-instantsearch with a client of our own, which reads the same API. InstantSearch pages by number, so the client
 * remembers the last id of each page. It has no product page; the app fetches the product.
 */
import { Configure, InstantSearch, useInfiniteHits, useSortBy } from 'react-instantsearch'

import type { Product } from '../../../src/core/index.js'
import { getJson, LIMIT, ListView, urlOf, type ListModule, type Page, type Sort } from '../shared.js'

const lastIds = new Map<string, string | undefined>()

const searchClient = {
  async search(
    requests: readonly { readonly indexName: string; readonly params: { readonly page?: number } }[],
  ) {
    const results = await Promise.all(
      requests.map(async ({ indexName, params: { page = 0 } }) => {
        const { data, total_count } = await getJson<Page>(
          urlOf(indexName as Sort, lastIds.get(`${indexName} ${page - 1}`)),
        )
        lastIds.set(`${indexName} ${page}`, data.at(-1)?.id)
        return {
          hits: data.map((product) => ({ ...product, objectID: product.id })),
          index: indexName,
          page,
          nbHits: total_count,
          nbPages: Math.ceil(total_count / LIMIT),
          hitsPerPage: LIMIT,
          exhaustiveNbHits: true,
          processingTimeMS: 1,
          query: '',
          params: '',
        }
      }),
    )
    return { results }
  },
}

export const Provider: ListModule['Provider'] = ({ children }) => (
  <InstantSearch searchClient={searchClient} indexName="name">
    {children}
  </InstantSearch>
)

const sorts = [
  { value: 'name', label: 'Name' },
  { value: 'price', label: 'Price' },
]

export const Products: ListModule['Products'] = () => {
  const { items, isLastPage, showMore } = useInfiniteHits<Product>()
  const { refine } = useSortBy({ items: sorts })
  return (
    <>
      <Configure hitsPerPage={LIMIT} />
      <ListView products={items} hasMore={!isLastPage} onMore={showMore} onSort={refine} />
    </>
  )
}

export { useShownProduct } from './fetch.js'
