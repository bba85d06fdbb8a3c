import { useState } from 'react'

import { SearchPage } from '../../../blocks/search-page/search-page.js'
import type { ProductSearchParams } from '../../../src/search/index.js'
import { PreviewPage } from '../preview-page.js'
import type { PreviewProps } from '../preview-shop.js'
import { usePreviewSearch } from '../use-preview-search.js'

export default function SearchPagePreview({ texts }: PreviewProps) {
  const search = usePreviewSearch()
  const [params, setParams] = useState<ProductSearchParams>({ query: 'linen', filters: {}, limit: 12 })
  return (
    <PreviewPage title={texts.search}>
      <SearchPage
        search={search}
        params={params}
        onQueryChange={(query) => setParams({ ...params, query })}
        onFiltersChange={(filters) => setParams({ ...params, filters })}
        onSortChange={({ sort, order }) =>
          setParams({ ...params, sort: sort ?? undefined, order: order ?? undefined })
        }
      />
    </PreviewPage>
  )
}
