import { useState } from 'react'

import { renderProductCard } from '../../blocks/product-card/product-card.js'
import { outlineButton } from '../../blocks/shop-ui/class-names.js'
import { useListImpressions } from '../../src/product-list/impressions/use-list-impressions.js'
import { ProductList } from '../../src/index.js'

export interface ListWithImpressionsProps {
  /** The shopper's consent. */
  readonly hasConsent: boolean
  /** The visible share of a product. */
  readonly threshold: number
  /** How long the product must be visible. */
  readonly minTimeMs: number
}

/** A list, and the reports that an analytics tool would receive. */
export function ListWithImpressions(props: ListWithImpressionsProps) {
  const [reports, setReports] = useState<readonly string[]>([])
  const addReports = (added: readonly string[]) => setReports((before) => [...added.toReversed(), ...before])
  return (
    <main className="shop-page grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <ProductList.Root params={{ limit: 12 }} restoreKey={null}>
        <Reporter {...props} onReports={addReports} />
        <header className="shop-header">
          <div>
            <h1 className="shop-title">All products</h1>
            <ProductList.Status className="shop-count" render={<p />} />
          </div>
        </header>
        <h2 className="sr-only">Products</h2>
        <ProductList.Items className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3">
          {renderProductCard}
        </ProductList.Items>
        <ProductList.Next className={`${outlineButton} mx-auto mt-8`} />
      </ProductList.Root>
      <section
        className="grid gap-3 rounded-lg border p-4 text-sm lg:sticky lg:top-8"
        aria-labelledby="reports"
      >
        <h2 id="reports" className="font-medium">
          Reports
        </h2>
        {reports.length === 0 && <p className="text-muted-foreground">No reports yet.</p>}
        <ol className="grid max-h-[60vh] gap-1 overflow-hidden">
          {reports.map((report, index) => (
            <li key={reports.length - index}>{report}</li>
          ))}
        </ol>
      </section>
    </main>
  )
}

interface ReporterProps extends ListWithImpressionsProps {
  readonly onReports: (reports: readonly string[]) => void
}

function Reporter({ hasConsent, threshold, minTimeMs, onReports }: ReporterProps) {
  useListImpressions({
    enabled: hasConsent,
    threshold,
    minTimeMs,
    onSeen: (seen) => onReports(seen.map(({ item, position }) => `Seen ${position ?? '?'}: ${item.name}`)),
    onSelect: ({ item, position }) => onReports([`Selected ${position ?? '?'}: ${item.name}`]),
  })
  return null
}
