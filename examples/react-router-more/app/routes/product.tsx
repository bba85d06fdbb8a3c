import { dehydrate, HydrationBoundary, QueryClient } from '@tanstack/react-query'
import { data } from 'react-router'
import {
  NotFoundError,
  Price,
  ProductImage,
  useProduct,
  useVariantPicker,
  VariantPicker,
  type Product,
} from 'storefront-react'
import { productQueryOptions } from 'storefront-react/queries'

import { serverClient } from '../lib/client.server'
import type { Route } from './+types/product'

export const meta = ({ loaderData }: Route.MetaArgs) => [{ title: loaderData?.name ?? 'Not found' }]

export async function loader({ params: { slug } }: Route.LoaderArgs) {
  const queryClient = new QueryClient()
  try {
    const { name } = await queryClient.fetchQuery(productQueryOptions(serverClient, { slug }))
    return { name, state: dehydrate(queryClient) }
  } catch (error) {
    if (error instanceof NotFoundError) throw data(null, { status: 404 })
    throw error
  }
}

export default function ProductPage({ loaderData, params: { slug } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <LoadedProduct slug={slug} />
    </HydrationBoundary>
  )
}

function LoadedProduct({ slug }: { readonly slug: string }) {
  const { data: product } = useProduct({ slug })
  return product ? <ProductDetails key={product.id} product={product} /> : <p>Loading</p>
}

function ProductDetails({ product }: { readonly product: Product }) {
  const picker = useVariantPicker(product)
  return (
    <form>
      <h1>{product.name}</h1>
      <ProductImage product={product} variant={picker.variant} width={320} height={320} priority />
      {picker.variant ? <Price.Root variant={picker.variant} /> : <Price.Root product={product} />}
      <VariantPicker.Root picker={picker} name="variant" required />
      <button>Add to bag</button>
    </form>
  )
}
