import { getDiscount, isVariantAvailable, type Product } from '../../src/core/index.js'
import { Price, ProductImage } from '../../src/index.js'

export function ProductGrid({ products }: { readonly products: readonly Product[] }) {
  return (
    <ul className="product-grid" aria-label="Products">
      {products.map((product) => (
        <li key={product.id} data-item-id={product.id}>
          <ProductCard product={product} />
        </li>
      ))}
    </ul>
  )
}

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
  const isSoldOut = !product.variants.some(isVariantAvailable)
  const isOnSale = product.variants.some((variant) => getDiscount(variant))
  return (
    <article className="product-card">
      <div className="product-media">
        <ProductImage product={product} alt="" sizes="(min-width: 40rem) 20rem, 50vw" />
        {isSoldOut ? (
          <span className="product-badge">Sold out</span>
        ) : (
          isOnSale && (
            <span className="product-badge" data-kind="sale">
              Sale
            </span>
          )
        )}
      </div>
      <div>
        <h2 className="product-name">{product.name}</h2>
        <Price.Root className="product-price" product={product} display="from">
          <Price.Current /> <Price.Original />
        </Price.Root>
      </div>
    </article>
  )
}
