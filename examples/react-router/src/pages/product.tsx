import { HydrationBoundary } from '@tanstack/react-query'
import { getProductJsonLd, serializeJsonLd, useProduct } from 'storefront-react'
import { productQueryOptions } from 'storefront-react/queries'

import { ProductPage } from '../routes/product-page'
import { settings } from '../settings'
import { prefetch, serverClient } from '../store.server'
import type { Route } from './+types/product'

export async function loader({ request, params: { slug } }: Route.LoaderArgs) {
  const state = await prefetch((queryClient) => [
    queryClient.fetchQuery(productQueryOptions(serverClient, { slug })),
  ])
  return { state, url: new URL(`/products/${encodeURIComponent(slug)}`, request.url).href }
}

export default function Product({ loaderData: { state, url }, params: { slug } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={state}>
      <StructuredData slug={slug} url={url} />
      <ProductPage />
    </HydrationBoundary>
  )
}

/** For search engines. */
function StructuredData({ slug, url }: { readonly slug: string; readonly url: string }) {
  const { data: product } = useProduct({ slug })
  if (!product) return null
  const jsonLd = getProductJsonLd(product, { url, rules: { currency: settings.currency } })
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serializeJsonLd(jsonLd) }} />
}
