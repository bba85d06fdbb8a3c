import type { Metadata } from 'next'
import { getProductJsonLd, getProductSeo, getVariantState, serializeJsonLd } from 'storefront-react'

import { ProductDetails } from '../../../components/shop/product-page/product-details'
import { getProductHref } from '../../../components/shop/shop-ui/shop-link'
import { SaveButton } from '../../../components/shop/wishlist/save-button'
import { getProduct } from '../../../lib/request-cache'
import { siteUrl, store } from '../../../lib/store'
import { texts } from '../../../lib/texts'

interface ProductPageProps {
  readonly params: Promise<{ readonly slug: string }>
  /** The selected options, and why a form without scripts added nothing. See `cart/add/route.ts`. */
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>
}

/** By the value of `problem` in the URL. */
const problems = new Map([
  ['soldOut', texts.soldOut],
  ['incomplete', texts.incomplete],
  ['nonexistent', texts.nonexistent],
])

/** Nothing is sent before the product: the HTML starts with its title, or with `noindex` for an unknown slug. */
export const instant = false

export async function generateMetadata({ params }: ProductPageProps): Promise<Metadata> {
  const { slug } = await params
  const { title, description } = getProductSeo(await getProduct(slug))
  return { title, description, alternates: { canonical: `/products/${slug}` } }
}

export default async function ProductPage({ params, searchParams }: ProductPageProps) {
  const { slug } = await params
  const { problem, ...parameters } = await searchParams
  // Shares the request of generateMetadata, even if it fails.
  const product = await getProduct(slug)
  const texts = Object.entries(parameters).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  const search = Object.fromEntries(texts)
  const { selection } = getVariantState(product, search)
  const problemText = problems.get(String(problem))
  const jsonLd = getProductJsonLd(product, {
    url: (variant) => `${siteUrl}${getProductHref(slug, variant?.id)}`,
    rules: store.rules,
  })
  return (
    <>
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serializeJsonLd(jsonLd) }} />
      <ProductDetails
        product={product}
        selection={search}
        action="/cart/add"
        actions={<SaveButton product={product} className="border border-input" />}
        message={problemText && `${problemText} ${[product.name, ...Object.values(selection)].join(', ')}.`}
      />
    </>
  )
}
