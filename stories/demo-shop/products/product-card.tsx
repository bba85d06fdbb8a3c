import { useId, type ReactNode } from 'react'

import { getDiscount, getTag } from '../../../src/core/index.js'
import { Price, PriceCurrent, PriceOriginal, ProductImage, usePrefetchProduct } from '../../../src/index.js'
import type { SearchItem } from '../../../src/search/index.js'
import { Link } from '../router/link.js'
import { useWords } from '../words/use-words.js'
import { Heart } from './heart.js'
import { swatchStyle } from './swatches.js'

interface ProductCardProps {
  /** A product of the store or a result of the search: both have these fields. */
  readonly product: SearchItem
  /** The name with the matches of a search. Default: the name. */
  readonly title?: ReactNode
}

export function ProductCard({ product, title = product.name }: ProductCardProps) {
  const prefetch = usePrefetchProduct()
  const nameId = useId()
  return (
    <article className="demo-card demo-area" aria-labelledby={nameId}>
      <ProductImage product={product} alt="" sizes="(min-width: 60rem) 19rem, 50vw" />
      <Badge product={product} />
      <h3 id={nameId}>
        <Link
          className="demo-area-link"
          to={`/products/${product.slug}`}
          {...prefetch({ slug: product.slug })}
        >
          <bdi>{title}</bdi>
        </Link>
      </h3>
      <Price className="demo-price" product={product} display="from" render={<p />}>
        <PriceCurrent /> <PriceOriginal />
      </Price>
      <Colours product={product} />
      <Heart product={product} />
    </article>
  )
}

function Badge({ product: { variants, tags } }: { readonly product: SearchItem }) {
  const words = useWords()
  const isSoldOut = variants.every((variant) =>
    'available' in variant
      ? variant.available === false
      : 'stockQuantity' in variant && variant.stockQuantity === 0,
  )
  if (isSoldOut) return <span className="demo-badge">{words.product.soldOut}</span>
  const discounts = variants.map((variant) => getDiscount(variant)?.percent ?? 0)
  const percent = Math.max(0, ...discounts)
  if (percent > 0) {
    return (
      <span className="demo-badge" data-kind="sale">
        {words.product.discount(percent)}
      </span>
    )
  }
  const isNew = tags.some((tag) => getTag(tag)?.name === 'New')
  return isNew ? <span className="demo-badge">{words.product.new}</span> : null
}

const MAX_COLOURS = 4

function Colours({ product: { variants } }: { readonly product: SearchItem }) {
  const words = useWords()
  const values = new Set(variants.map(({ attributes }) => attributes['Colour']))
  const colours = [...values].filter((value) => typeof value === 'string').filter((name) => swatchStyle(name))
  return (
    <p className="demo-dots">
      {colours.length > 1 && (
        <>
          {colours.slice(0, MAX_COLOURS).map((name) => (
            <span key={name} className="demo-dot" style={swatchStyle(name)} />
          ))}
          <span className="demo-hidden">{words.product.colours(colours.length)}</span>
        </>
      )}
    </p>
  )
}
