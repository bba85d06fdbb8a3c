import { cleanup, render, waitFor } from '@testing-library/react'
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { createTestCart } from 'storefront-mock'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { ProductDetails, type ProductDetailsProps } from '../../blocks/product-page/product-details.js'
import NextPage from '../../examples/next/app/products/[slug]/page.js'
import { ProductPage as VitePage } from '../../examples/vite/src/routes/product-page.js'
import { CartProvider } from '../../src/cart/index.js'
import { StorefrontProvider, type Product } from '../../src/index.js'
import { createTestStorefront } from '../../packages/mock/src/react/create-test-storefront.js'
import { runs, seedOf } from '../setup/random-runs.js'
import { oddProducts } from './odd-products.js'
import { randomProduct, type Subject } from './random-product.js'

const served = vi.hoisted(() => ({ product: undefined as unknown }))
vi.mock('../../examples/next/lib/request-cache', () => ({
  getProduct: () => Promise.resolve(served.product),
}))
// The link of Next's router, which is not installed here.
vi.mock('../../examples/next/components/shop-link', () => import('../../blocks/shop-ui/shop-link.js'))

afterEach(cleanup)
// In development, a picker names what a product writes in more than one way.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))

/** The variant that the form of the page adds to the cart. */
const idIn = (container: HTMLElement) =>
  container.querySelector<HTMLInputElement>('input[name="variantId"]')?.value

function Shop({ product, children }: { readonly product: Product; readonly children: ReactNode }) {
  const { client, queryClient } = createTestStorefront()
  client.products.retrieve = () => Promise.resolve(product)
  return (
    <StorefrontProvider client={client} queryClient={queryClient} currency="EUR">
      <CartProvider cart={createTestCart()}>{children}</CartProvider>
    </StorefrontProvider>
  )
}

async function openInNext(product: Product, search: string) {
  served.product = product
  const page = (await NextPage({
    params: Promise.resolve({ slug: product.slug }),
    searchParams: Promise.resolve(Object.fromEntries(new URLSearchParams(search))),
  })) as ReactElement<{ readonly children: ReactNode }>
  const details = Children.toArray(page.props.children).find(
    (child): child is ReactElement<ProductDetailsProps> =>
      isValidElement(child) && child.type === ProductDetails,
  )
  const { actions: _, ...props } = details!.props
  const { container } = render(
    <Shop product={product}>
      <ProductDetails {...props} />
    </Shop>,
  )
  return idIn(container)
}

async function openInVite(product: Product, search: string) {
  const router = createMemoryRouter([{ path: '/products/:slug', element: <VitePage /> }], {
    initialEntries: [`/products/${product.slug}${search}`],
  })
  const { container } = render(
    <Shop product={product}>
      <RouterProvider router={router} />
    </Shop>,
  )
  await waitFor(() => expect(container.querySelector('form')).not.toBeNull())
  return idIn(container)
}

/**
 * Every address that is written anywhere: by id, and, where no other variant has the same options, by names. A variant that
 * leaves out an option of others is opened by its id only.
 */
function* addressesOf({ variants }: Subject) {
  const keys = variants.map(({ selection }) => JSON.stringify(selection))
  const options = new Set(variants.flatMap(({ selection }) => Object.keys(selection)))
  for (const [at, { id, selection }] of variants.entries()) {
    yield { id, search: `?variant=${encodeURIComponent(id)}` }
    const names = Object.entries(selection).map(([name, value]) => [
      name.toLowerCase() === 'variant' ? `option-${name}` : name,
      value,
    ])
    if (
      names.length > 0 &&
      names.length === options.size &&
      keys.indexOf(keys[at]!) === keys.lastIndexOf(keys[at]!)
    )
      yield { id, search: `?${new URLSearchParams(names).toString()}` }
  }
}

it.each([
  ['Next', openInNext],
  ['Vite', openInVite],
])('the %s example opens exactly the variant of every address', async (_, open) => {
  const random = Array.from({ length: runs(60) }, (_, index) => randomProduct(seedOf() + index))
  const odd = oddProducts.flatMap(([, subject]) => (subject.isForSale ? [subject] : []))
  for (const subject of [...random, ...odd]) {
    for (const { id, search } of addressesOf(subject)) {
      expect(await open(subject.product, search), `${subject.product.id} ${search}`).toBe(id)
      cleanup()
    }
  }
})
