import { QueryClient } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, onTestFinished } from 'vitest'
import { createMockStore } from 'storefront-mock'

import { numberedProducts } from '../../test/product-list/test-shop.js'
import { createStorefrontClient } from '../core/client/create-storefront-client.js'
import { StorefrontProvider } from '../provider/storefront-provider.js'
import { autoPaging } from './auto/auto-paging.js'
import { ProductList, useItemPosition } from './index.js'

function Row({ name }: { readonly name: string }) {
  const { position, total } = useItemPosition()
  return (
    <ProductList.Item>
      {name}, {position} of {String(total)}
    </ProductList.Item>
  )
}

/** @param countOf the total that the server reports; by default the right one */
async function open(count: number, countOf = (total: number) => total) {
  const store = createMockStore({ products: numberedProducts(count) })
  const client = createStorefrontClient({
    baseUrl: store.baseUrl,
    apiKey: store.apiKey,
    async fetch(input, init) {
      const page = (await (await store.fetch(input, init)).json()) as { total_count: number }
      return Response.json({ ...page, total_count: countOf(page.total_count) })
    },
  })
  render(
    <StorefrontProvider client={client} queryClient={new QueryClient()}>
      <ProductList.Root params={{ limit: 10 }} paging={autoPaging}>
        <ProductList.Items>{(product) => <Row name={product.name} />}</ProductList.Items>
        <ProductList.Next />
        <ProductList.Status />
      </ProductList.Root>
    </StorefrontProvider>,
  )
  await screen.findByText(/^Product p001/)
  const seen = new Set<string | undefined>()
  const look = () => {
    const rows = screen.queryAllByRole('article')
    const position = rows[0]?.textContent?.match(/, .*/)?.[0]
    seen.add(`${rows.length}${position}, ${rows[0]?.getAttribute('aria-setsize')}`)
    seen.add(screen.queryByRole('status')?.textContent)
  }
  const observer = new MutationObserver(look)
  onTestFinished(() => observer.disconnect())
  observer.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true })
  const next = async () => {
    const { length } = screen.getAllByRole('article')
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(length))
  }
  return { store, next, seen }
}

/** The status announces pages after a second, and each refetch takes as long as the machine needs. */
const announced = (text: string) =>
  waitFor(() => expect(screen.getByRole('status').textContent).toBe(text), { timeout: 10_000 })

it('never shows a total below the rows, and loads the list again when products were deleted', async () => {
  const { store, next, seen } = await open(30)
  store.products.remove([...numberedProducts(9), ...numberedProducts(10, 21)].map(({ id }) => id))
  await next()
  await announced('Showing 11 of 11 products')
  expect(screen.getAllByRole('article')).toHaveLength(11)
  expect([...seen].filter((text) => /^20.*11|20 of 11/.test(text ?? ''))).toEqual([])
})

it('does not load the list again and again when the total of the server is wrong', async () => {
  const { store, next, seen } = await open(90, () => 5)
  for (let page = 2; page <= 8; page++) await next()
  await announced('Showing 80 products')
  const starts = store.requests.filter(({ url }) => !url.includes('starting_after'))
  // The first load, and three refetches.
  expect(starts).toHaveLength(4)
  expect([...seen].filter((text) => /of 5\b|, 5$/.test(text ?? ''))).toEqual([])
})
