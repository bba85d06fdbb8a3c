import 'server-only'
import { createSearch, type Search } from 'storefront-react/server'
import { decodeSearchDocuments, trimSearchResults } from 'storefront-search/server'
import { createLocalSearchEngine } from 'storefront-search/local'

import { store } from '../store'
import { getSearchDocuments } from './search-documents'

let indexed: { readonly asOf: string; readonly search: Search } | undefined

/** The search for server rendering. The index stays in memory until there are newer documents. */
export async function getServerSearch(): Promise<Search> {
  const { asOf, text } = await getSearchDocuments()
  if (indexed?.asOf !== asOf) {
    const engine = createLocalSearchEngine({ documents: decodeSearchDocuments(text), locale: store.locale })
    indexed = { asOf, search: createSearch({ client: store, engine: trimSearchResults(engine) }) }
  }
  return indexed.search
}
