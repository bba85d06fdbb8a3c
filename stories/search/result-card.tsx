import { useId, type ReactNode } from 'react'

import { getDiscount } from '../../src/core/index.js'
import { Price, PriceCurrent, PriceOriginal, ProductImage, ProductList } from '../../src/index.js'
import type { SearchHighlight, SearchItem } from '../../src/search/index.js'

interface ResultCardProps {
  readonly item: SearchItem
  readonly highlights: readonly SearchHighlight[] | undefined
}

/** A document of the search or a product of the store: both have these fields. */
export function ResultCard({ item, highlights = [] }: ResultCardProps) {
  const nameId = useId()
  const isSoldOut = item.variants.every((variant) => 'available' in variant && variant.available === false)
  return (
    <ProductList.Item className="product-card search-card" aria-labelledby={nameId}>
      <div className="product-media">
        <ProductImage product={item} alt="" sizes="(min-width: 60rem) 15rem, 50vw" />
        {isSoldOut ? (
          <span className="product-badge">Sold out</span>
        ) : (
          item.variants.some((variant) => getDiscount(variant)) && (
            <span className="product-badge" data-kind="sale">
              Sale
            </span>
          )
        )}
      </div>
      <div>
        <h2 className="product-name" id={nameId}>
          <a className="search-link" href={`#${item.slug}`} onClick={(event) => event.preventDefault()}>
            {mark(
              item.name,
              highlights.filter(({ field }) => field === 'name'),
            )}
          </a>
        </h2>
        <Price className="product-price" product={item} display="from">
          <PriceCurrent /> <PriceOriginal />
        </Price>
      </div>
    </ProductList.Item>
  )
}

/** Highlights are ranges of the text, so no markup of the store can get into the page. */
function mark(text: string, ranges: readonly SearchHighlight[]): ReactNode {
  let end = 0
  return [
    ...ranges.flatMap((range) => {
      const plain = text.slice(end, range.start)
      end = range.end
      return [plain, <mark key={range.start}>{text.slice(range.start, range.end)}</mark>]
    }),
    text.slice(end),
  ]
}
