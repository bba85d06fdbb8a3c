import { useState } from 'react'

import { useListImpressions } from '../../src/analytics/index.js'
import type { Product } from '../../src/core/index.js'
import { Price, ProductImage, ProductList } from '../../src/index.js'
import './impressions.css'

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
    <main className="shop-page impressions">
      <ProductList.Root params={{ limit: 12 }} restoreKey={null}>
        <Reporter {...props} onReports={addReports} />
        <header className="shop-header">
          <div>
            <h1 className="shop-title">All products</h1>
            <ProductList.Status className="shop-count" render={<p />} />
          </div>
        </header>
        <ProductList.Items className="product-grid">{renderCard}</ProductList.Items>
        <div className="shop-more">
          <ProductList.Next className="shop-button" />
        </div>
      </ProductList.Root>
      <section className="impressions-log" aria-labelledby="reports">
        <h2 id="reports">Reports</h2>
        {reports.length === 0 && <p>No reports yet.</p>}
        <ol>
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

const renderCard = (product: Product) => (
  <ProductList.Item className="product-card">
    <div className="product-media">
      <ProductImage product={product} alt="" sizes="(min-width: 40rem) 20rem, 50vw" />
    </div>
    <div>
      <h2 className="product-name">
        <a href={`#${product.slug}`} onClick={(event) => event.preventDefault()}>
          {product.name}
        </a>
      </h2>
      <Price className="product-price" product={product} display="from" />
    </div>
  </ProductList.Item>
)
