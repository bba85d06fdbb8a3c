import type { Product } from '../../src/core/index.js'
import { useStorefront } from '../../src/index.js'

/** Products as cards, as many in a row as fit. */
export function ProductGrid({ products }: { readonly products: readonly Product[] }) {
  return (
    <ul className="product-grid" aria-label="Products">
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} />
        </li>
      ))}
    </ul>
  )
}

/** The grid's outline while the first products are on their way. */
export function ProductGridPending({ count }: { readonly count: number }) {
  return (
    <div className="product-grid" aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="product-card">
          <div className="product-media" data-pending="" />
          <div className="product-line" data-pending="" />
        </div>
      ))}
    </div>
  )
}

function ProductCard({ product }: { readonly product: Product }) {
  const isSoldOut = product.variants.every(({ stockQuantity }) => stockQuantity === 0)
  const [variant] = product.variants
  const isSale = variant?.compareAtPrice != null
  return (
    <article className="product-card">
      <div className="product-media">
        <ProductPicture product={product} />
        {isSoldOut ? (
          <span className="product-badge">Sold out</span>
        ) : (
          isSale && (
            <span className="product-badge" data-kind="sale">
              Sale
            </span>
          )
        )}
      </div>
      <div>
        <h2 className="product-name">{product.name}</h2>
        {variant && (
          <p className="product-price">
            <Money amount={variant.price} isSale={isSale} />
            {variant.compareAtPrice !== null && (
              <del>
                <Money amount={variant.compareAtPrice} />
              </del>
            )}
          </p>
        )}
      </div>
    </article>
  )
}

function ProductPicture({ product }: { readonly product: Product }) {
  const [image] = product.images as readonly { readonly url?: string; readonly alt?: string }[]
  return image?.url ? (
    <img src={image.url} alt={image.alt ?? ''} loading="lazy" />
  ) : (
    <span aria-hidden>No image</span>
  )
}

function Money({ amount, isSale }: { readonly amount: string; readonly isSale?: boolean }) {
  const { locale, currency } = useStorefront()
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency: currency ?? 'EUR' })
  return <span data-sale={isSale ? '' : undefined}>{format.format(amount as `${number}`)}</span>
}
