import type { Metadata } from 'next'
import { getProductJsonLd, getProductSeo, serializeJsonLd } from 'storefront-react/core'

import { ProductDetails } from '../../../components/product-details'
import { getProduct } from '../../../lib/request-cache'
import { siteUrl, store } from '../../../lib/store'

interface ProductPageProps {
  readonly params: Promise<{ readonly slug: string }>
}

export async function generateMetadata({ params }: ProductPageProps): Promise<Metadata> {
  const { slug } = await params
  const { title, description } = getProductSeo(await getProduct(slug))
  return { title, description, alternates: { canonical: `/products/${slug}` } }
}

export default async function ProductPage({ params }: ProductPageProps) {
  const { slug } = await params
  // `getProduct` is cached, so this shares the request of generateMetadata.
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
