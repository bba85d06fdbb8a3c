import type { Metadata } from 'next'
import { getProductJsonLd, getProductSeo, serializeJsonLd } from 'storefront-react/core'

import { ProductDetails } from '../../../components/product-details'
import { getProduct } from '../../../lib/request-cache'
import { siteUrl, store } from '../../../lib/store'

interface ProductPageProps {
  readonly params: Promise<{ readonly slug: string }>
}

/** Nothing is sent before the product: the HTML starts with its title, or with `noindex` for an unknown slug. */
export const instant = false

export async function generateMetadata({ params }: ProductPageProps): Promise<Metadata> {
  const { slug } = await params
  const { title, description } = getProductSeo(await getProduct(slug))
  return { title, description, alternates: { canonical: `/products/${slug}` } }
}

export default async function ProductPage({ params }: ProductPageProps) {
  const { slug } = await params
  // Shares the request of generateMetadata, even if it fails.
  const product = await getProduct(slug)
  const jsonLd = getProductJsonLd(product, {
    url: `${siteUrl}/products/${slug}`,
    currency: store.currency,
  })
  return (
    <>
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serializeJsonLd(jsonLd) }} />
      <ProductDetails product={product} />
    </>
  )
}
