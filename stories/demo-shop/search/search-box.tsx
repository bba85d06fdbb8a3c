import { useState } from 'react'

import { Price, PriceCurrent, ProductImage } from '../../../src/index.js'
import { SearchField, useProductSearch, type UseProductSearchResult } from '../../../src/search/index.js'
import { Icon } from '../parts/icon.js'
import { Link } from '../router/link.js'
import { useRouter } from '../router/router.js'
import { useShop } from '../shop-context.js'
import { useWords } from '../words/use-words.js'
import { readSearchUrl, searchUrl } from './search-url.js'

/** On the search page, typing changes the results. On every other page, a panel below the field shows the first ones. */
export function SearchBox() {
  const { search } = useShop()
  const { path, params, navigate } = useRouter()
  const words = useWords()
  const isSearchPage = path === '/search'
  const opened = readSearchUrl(params)
  const [text, setText] = useState('')
  const [hasFocus, setHasFocus] = useState(false)
  const query = isSearchPage ? opened.query : text
  const isOpen = hasFocus && !isSearchPage && query.trim() !== ''
  const results = useProductSearch(search, { query, limit: 4 }, { enabled: isOpen })
  return (
    <SearchField.Root
      className="demo-search"
      search={search}
      value={query}
      onValueChange={(next) => {
        if (isSearchPage) navigate(searchUrl({ ...opened, query: next }), { replace: true })
        else setText(next)
      }}
      results={isOpen ? results : undefined}
      onFocus={() => setHasFocus(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setHasFocus(false)
      }}
      onSubmit={() => {
        if (!isSearchPage) navigate(searchUrl({ query, sort: 'relevance', filters: {} }))
      }}
    >
      <Icon name="search" />
      <SearchField.Input placeholder={words.search.placeholder} />
      <SearchField.Clear className="demo-icon-button" aria-label={words.search.clear}>
        <Icon name="close" />
      </SearchField.Clear>
      <SearchField.Status className="demo-hidden" />
      {isOpen && <SearchPanel query={query} results={results} />}
    </SearchField.Root>
  )
}

interface SearchPanelProps {
  readonly query: string
  readonly results: UseProductSearchResult
}

/** Links after the field, so that Tab reaches them. */
function SearchPanel({ query, results: { data, suggestions } }: SearchPanelProps) {
  const words = useWords()
  const { totalCount = 0, items = [] } = data ?? {}
  const urlOf = (text: string) => searchUrl({ query: text, sort: 'relevance', filters: {} })
  return (
    <div className="demo-panel demo-stack">
      {suggestions.length > 0 && (
        <ul className="demo-chips" aria-label={words.search.suggestions}>
          {suggestions.map((suggestion) => (
            <li key={suggestion}>
              <Link className="demo-chip" to={urlOf(suggestion)}>
                {suggestion}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <ul aria-label={words.list.products}>
        {items.map((item) => (
          <li key={item.id} className="demo-area">
            <ProductImage product={item} alt="" width={56} height={56} />
            <Link className="demo-area-link" to={`/products/${item.slug}`}>
              <bdi>{item.name}</bdi>
            </Link>
            <Price className="demo-price" product={item} display="from">
              <PriceCurrent />
            </Price>
          </li>
        ))}
      </ul>
      {data &&
        (totalCount === 0 ? (
          <p>{words.search.nothing}</p>
        ) : (
          <Link className="demo-text-link" to={urlOf(query)}>
            {words.search.all(totalCount)}
          </Link>
        ))}
    </div>
  )
}
