import { SearchPage } from '../routes/search-page'
import { search } from '../store'

/** The browser searches, so the page has no loader. */
export default function Search() {
  return <SearchPage search={search} />
}
