import 'server-only'
import { createSearch, decodeSearchDocuments, type Search } from 'storefront-react/search'
import { miniSearchEngine } from 'storefront-react/search/minisearch'

import { store } from '../store'
import { getSearchDocuments } from './search-documents'

let indexed: { readonly asOf: string; readonly search: Search } | undefined

/** The search for server rendering. The index stays in memory until there are newer documents. */
export async function getServerSearch(): Promise<Search> {
  const { asOf, text } = await getSearchDocuments()
  if (indexed?.asOf !== asOf) {
    const engine = miniSearchEngine({ documents: decodeSearchDocuments(text), locale: store.locale })
    indexed = { asOf, search: createSearch({ client: store, engine }) }
  }
  return indexed.search
}
