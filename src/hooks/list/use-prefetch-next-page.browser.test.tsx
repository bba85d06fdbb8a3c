import { render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'

import { painted, scrollTo, shownIds } from '../../../test/product-list/shop-page.js'
import { createTestShop } from '../../../test/product-list/test-shop.js'
import { expectQuiet } from '../../../test/setup/expect-quiet.js'
import { ProductList } from '../../product-list/index.js'
import { useProducts } from './use-products.js'
import { type UsePrefetchNextPageOptions, usePrefetchNextPage } from './use-prefetch-next-page.js'

const LIMIT = 30

function List({ when }: UsePrefetchNextPageOptions) {
  const list = useProducts({ limit: LIMIT })
  const ref = usePrefetchNextPage(list, { when })
  return (
    <ProductList.Root list={list} restoreKey={null}>
      <ProductList.Items>
        {({ name }) => <ProductList.Item style={{ height: 100 }}>{name}</ProductList.Item>}
      </ProductList.Items>
      <ProductList.Next ref={ref} />
    </ProductList.Root>
  )
}

async function open(options: UsePrefetchNextPageOptions) {
  const { Shop, store } = createTestShop(100)
  render(
    <Shop>
      <List {...options} />
    </Shop>,
  )
  await screen.findByText('Product p001')
  return { requests: () => store.requests.length, store }
}

const endOfList = () => document.documentElement.scrollHeight - window.innerHeight

beforeEach(() => scrollTo(0))

describe('usePrefetchNextPage in a browser', () => {
  it('requests the next page when the end of the list is one screen away, and not before', async () => {
    const { requests, store } = await open({ when: 'near' })
    await expectQuiet(store, 1)
    await scrollTo(endOfList() - window.innerHeight - 200)
    await expectQuiet(store, 1)
    await scrollTo(endOfList() - window.innerHeight + 200)
    await waitFor(() => expect(requests()).toBe(2))
    await expectQuiet(store, 2)
    expect(shownIds()).toHaveLength(LIMIT)
  })

  it('requests the next page when the browser is idle, without a scroll', async () => {
    const { requests, store } = await open({ when: 'idle' })
    await waitFor(() => expect(requests()).toBe(2))
    await expectQuiet(store, 2)
    expect(shownIds()).toHaveLength(LIMIT)
  })

  it('shows the prefetched page as soon as the user asks for it, while the store is silent', async () => {
    const { requests, store } = await open({ when: 'idle' })
    await waitFor(() => expect(requests()).toBe(2))
    await expectQuiet(store)
    store.pause()
    const top = window.scrollY
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(shownIds()).toHaveLength(2 * LIMIT))
    await painted()
    expect(window.scrollY).toBeGreaterThanOrEqual(top)
    expect(new Set(shownIds()).size).toBe(2 * LIMIT)
    store.resume()
  })
})
