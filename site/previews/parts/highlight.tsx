import { useState } from 'react'

import { field } from '../../../blocks/shop-ui/class-names.js'
import { Highlight, SearchField, useProductSearch } from '../../../src/search/index.js'
import { PreviewPage } from '../preview-page.js'
import type { PreviewProps } from '../preview-shop.js'
import { usePreviewSearch } from '../use-preview-search.js'

export default function HighlightPreview({ texts }: PreviewProps) {
  const search = usePreviewSearch()
  const [query, setQuery] = useState('stoneware mug')
  const results = useProductSearch(search, { query, limit: 6 })
  return (
    <PreviewPage title={texts.search}>
      <div className="grid max-w-md gap-4">
        <SearchField.Root search={search} value={query} onValueChange={setQuery} results={results}>
          <SearchField.Input className={field} />
          <SearchField.Status className="mt-2 min-h-5 text-sm text-muted-foreground" />
        </SearchField.Root>
        <ul className="divide-y">
          {results.data?.items.map((item) => (
            <li key={item.id} className="py-3">
              <Highlight
                className="[&_mark]:bg-transparent [&_mark]:font-semibold [&_mark]:text-primary forced-colors:[&_mark]:bg-[Mark]"
                text={item.name}
                highlights={results.highlights[item.id]}
              />
            </li>
          ))}
        </ul>
      </div>
    </PreviewPage>
  )
}
