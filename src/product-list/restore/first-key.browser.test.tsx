import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { painted, scrollTo, shownIds } from '../../../test/product-list/shop-page.js'
import { createTestShop } from '../../../test/product-list/test-shop.js'
import { useListImpressions } from '../impressions/use-list-impressions.js'
import { ProductList } from '../index.js'

const onSeen = vi.fn<(ids: readonly string[]) => void>()

function Impressions() {
  useListImpressions({ onSeen: (seen) => onSeen(seen.map(({ item }) => item.id)), minTimeMs: 0 })
  return null
}

const { Shop } = createTestShop(50)

/** React Router's key of the first history entry of every document. */
const page = (
  <Shop>
    <ProductList.Root params={{ limit: 50 }} restoreKey="default">
      <ProductList.Items>
        {({ name }) => <ProductList.Item style={{ height: 100 }}>{name}</ProductList.Item>}
      </ProductList.Items>
      <Impressions />
    </ProductList.Root>
  </Shop>
)

async function visit() {
  const { unmount } = render(page)
  await screen.findByText('Product p001')
  await painted()
  return unmount
}

beforeEach(async () => {
  sessionStorage.clear()
  history.pushState({ idx: 0 }, '', '/shop')
  await scrollTo(0)
})
afterEach(() => {
  cleanup()
  onSeen.mockClear()
})

describe('restoreKey="default"', () => {
  it('starts a new visit at the head of the list and reports its impressions', async () => {
    const leave = await visit()
    await waitFor(() => expect(onSeen).toHaveBeenCalledWith(expect.arrayContaining(['p001'])))
    await scrollTo(2000)
    leave()
    onSeen.mockClear()
    history.pushState({ idx: 0 }, '', '/shop')
    await scrollTo(0)
    await visit()
    expect(window.scrollY).toBe(0)
    expect(shownIds()[0]).toBe('p001')
    await waitFor(() => expect(onSeen).toHaveBeenCalledWith(expect.arrayContaining(['p001'])))
  })

  it('restores the list in the same visit', async () => {
    const leave = await visit()
    await scrollTo(2000)
    leave()
    await scrollTo(0)
    await visit()
    expect(window.scrollY).toBe(2000)
  })
})
