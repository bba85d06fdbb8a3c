import { useState } from 'react'

import { ProductGrid } from '../../../blocks/product-grid/product-grid.js'
import { FacetPanel } from '../../../blocks/sort-and-facets/facet-panel.js'
import { searchSorts, SortSelect } from '../../../blocks/sort-and-facets/sort-select.js'
import { useProductSearch, type ProductSearchParams } from '../../../src/search/index.js'
import { PreviewPage } from '../preview-page.js'
import type { PreviewProps } from '../preview-shop.js'
import { usePreviewSearch } from '../use-preview-search.js'

export default function SortAndFacetsPreview({ texts }: PreviewProps) {
  const search = usePreviewSearch()
  const [params, setParams] = useState<ProductSearchParams>({ filters: {}, limit: 12 })
  const results = useProductSearch(search, params)
  return (
    <PreviewPage title={texts.allProducts}>
      <div className="grid items-start gap-8 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-12">
        <FacetPanel
          facets={results.facets}
          filters={params.filters ?? {}}
          onFiltersChange={(filters) => setParams({ ...params, filters })}
        />
        <ProductGrid
          list={results}
          controls={
            <SortSelect
              options={searchSorts}
              value={params}
              onChange={({ sort, order }) =>
                setParams({ ...params, sort: sort ?? undefined, order: order ?? undefined })
              }
            />
          }
        />
      </div>
    </PreviewPage>
  )
}
