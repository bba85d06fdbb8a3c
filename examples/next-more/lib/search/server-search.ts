import 'server-only'
import { createSearch, type Search } from 'storefront-react/server'
import { decodeSearchDocuments, trimSearchResults } from 'storefront-search/server'
import type { SearchEngine } from 'storefront-react/search'
import { createLocalSearchEngine } from 'storefront-search/local'

import { store } from '../store'
import { hostedEngine } from './hosted-engine'
import { getSearchDocuments } from './search-documents'

let indexed: { readonly asOf: string; readonly search: Search } | undefined

const createHostedSearch = (load: () => Promise<SearchEngine>) =>
  createSearch({ client: store, engine: async () => trimSearchResults(await load()) })

const hostedSearch = hostedEngine && createHostedSearch(hostedEngine)

/** The search for server rendering. The index stays in memory until there are newer documents. */
export async function getServerSearch(): Promise<Search> {
  if (hostedSearch) return hostedSearch
  const { asOf, text } = await getSearchDocuments()
  if (indexed?.asOf !== asOf) {
    const engine = createLocalSearchEngine({ documents: decodeSearchDocuments(text), locale: store.locale })
    indexed = { asOf, search: createSearch({ client: store, engine: trimSearchResults(engine) }) }
  }
  return indexed.search
}
