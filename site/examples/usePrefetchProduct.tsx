import { usePrefetchProduct, type Product } from 'storefront-react'

export function ProductLink({ product }: { product: Product }) {
  const prefetch = usePrefetchProduct()
  return (
    <a href={`/products/${product.slug}`} {...prefetch({ slug: product.slug })}>
      {product.name}
    </a>
  )
}
