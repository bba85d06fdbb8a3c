import { dehydrate, QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { createMockStore } from 'storefront-mock'

import { getImage, getPriceRange, type Product } from '../../src/core/index.js'
import { productsQueryOptions } from '../../src/queries/index.js'
import { productSearchQueryOptions } from '../../src/search/index.js'
import { createLocalSearchEngine } from 'storefront-search/local'
import { createSearch } from '../../src/server/index.js'
import { collectSearchDocuments, trimSearchResults } from 'storefront-search/server'
import type { DocumentParts } from './document.js'
import { createListClient, type Fields } from './list-client.js'
import { BarePage, LIMIT, ListPage, ResultsPage } from './page.js'
import { PlainPage, type PlainProduct } from './plain-page.js'

/** The list as a server of this package renders it, with its hydration data. */
export async function renderListPage(products: readonly Product[], fields: Fields): Promise<DocumentParts> {
  const client = createListClient(fields, createMockStore({ products: [...products] }))
  const queryClient = new QueryClient()
  // oxlint-disable-next-line typescript/no-deprecated -- the oldest supported version does not have the replacement
  await queryClient.fetchInfiniteQuery(productsQueryOptions(client, { limit: LIMIT }))
  const state = dehydrate(queryClient)
  queryClient.clear()
  return { list: renderToString(<ListPage client={client} state={state} />), state }
}

/** The results of a search, trimmed by the server, with their hydration data. And the same cards on a bare page. */
export async function renderResultsPages(
  products: readonly Product[],
): Promise<{ readonly results: DocumentParts; readonly bare: DocumentParts }> {
  const client = createListClient('whole', createMockStore({ products: [...products] }))
  const documents = await collectSearchDocuments(client, { include: () => true })
  const search = createSearch({ client, engine: trimSearchResults(createLocalSearchEngine({ documents })) })
  const queryClient = new QueryClient()
  // oxlint-disable-next-line typescript/no-deprecated -- the oldest supported version does not have the replacement
  const { pages } = await queryClient.fetchInfiniteQuery(productSearchQueryOptions(search, { limit: LIMIT }))
  const state = dehydrate(queryClient)
  queryClient.clear()
  const [page] = pages
  const list = renderToString(<ResultsPage client={client} search={search} state={state} />)
  const bare = (
    <BarePage
      client={client}
      products={page?.items ?? []}
      totalCount={products.length}
      facets={page?.response.facets ?? []}
    />
  )
  return { results: { list, state }, bare: { list: renderToString(bare) } }
}

/** The same cards, in the order of the store, from the items of a response. */
export async function renderBarePage(products: readonly Product[]): Promise<DocumentParts> {
  const client = createListClient('whole', createMockStore({ products: [...products] }))
  const page = (await client.products.list({ limit: LIMIT })).items as readonly Product[]
  return { list: renderToString(<BarePage client={client} products={page} totalCount={products.length} />) }
}

/** The same page by `fetch` and React, with as little hydration data as possible. */
export function renderPlainPage(products: readonly Product[]): DocumentParts {
  const state = products.slice(0, LIMIT).map((product): PlainProduct => ({
    id: product.id,
    name: product.name,
    slug: product.slug,
    image: getImage(product.images[0])?.src ?? '',
    price: getPriceRange(product)?.min ?? '',
  }))
  return { list: renderToString(<PlainPage products={state} />), state }
}
