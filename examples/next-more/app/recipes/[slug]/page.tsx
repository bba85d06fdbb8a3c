import type { Metadata } from 'next'
import { draftMode } from 'next/headers'
import { notFound } from 'next/navigation'
import { connection } from 'next/server'
import { cache, ViewTransition } from 'react'
import { NotFoundError, Price, ProductImage } from 'storefront-react'

import { PageHeading } from '../../../components/page-heading'
import { PriorPrices } from '../../../components/recipes/prior-prices'
import { priceLog } from '../../../lib/recipes/price-log'
import { serverClient } from '../../../lib/server-client'

interface RecipePageProps {
  readonly params: Promise<{ readonly slug: string }>
}

/** No static shell, which could not contain the nonce of the policy in `proxy.ts`. */
export const instant = false

/** Not `getProduct` of `request-cache.ts`: other visitors must not share what an editor sees. */
const getProduct = cache(async (slug: string) => {
  await connection()
  try {
    return await serverClient.products.retrieve({ slug })
  } catch (error) {
    if (error instanceof NotFoundError) notFound()
    throw error
  }
})

export async function generateMetadata({ params }: RecipePageProps): Promise<Metadata> {
  return { title: (await getProduct((await params).slug)).name }
}

export default async function RecipePage({ params }: RecipePageProps) {
  const { slug } = await params
  // In draft mode, Next passes its caches: this is what the store has now.
  const product = await getProduct(slug)
  const { isEnabled } = await draftMode()
  const priorPrices = await priceLog.getPriorPrices([product])
  return (
    <>
      {isEnabled && (
        <form action="/api/draft" method="post">
          Preview. <button>Leave the preview</button>
        </form>
      )}
      <PageHeading>{product.name}</PageHeading>
      <PriorPrices prices={priorPrices}>
        <Price.Root className="mb-6 block" product={product}>
          <Price.Current /> <Price.Original /> <Price.Discount /> <Price.Prior />
        </Price.Root>
      </PriorPrices>
      <ViewTransition name={`product-${product.id}`} share="morph" default="none">
        <ProductImage className="w-full max-w-xl" product={product} sizes="36rem" />
      </ViewTransition>
    </>
  )
}
