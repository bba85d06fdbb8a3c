import { act, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cdp, page } from 'vitest/browser'

import { painted, scrollTo, ShopPage, shownIds, topOf } from '../../test/product-list/shop-page.js'
import { createTestShop, numberedProducts } from '../../test/product-list/test-shop.js'

// The code that finds rows which are not where they were is loaded when the first refetch needs it. A browser keeps a module
// that it has loaded, so the failures come first.

interface Cdp {
  send: (method: string, params?: object) => Promise<unknown>
  on: (event: string, listener: (event: { requestId: string; request: { url: string } }) => void) => void
}

const browser = () => cdp() as unknown as Cdp
let answer: (requestId: string) => Promise<unknown>
const requests: string[] = []

beforeEach(async () => {
  sessionStorage.clear()
  await page.viewport(390, 844)
  await scrollTo(0)
  requests.length = 0
  await browser().send('Fetch.enable', { patterns: [{ urlPattern: '*/refetch/recovery*' }] })
})
afterEach(() => browser().send('Fetch.disable'))

browser().on('Fetch.requestPaused', ({ requestId, request }) => {
  requests.push(request.url)
  void answer(requestId)
})

/** Scrolls to the second page, inserts 40 products above, and refetches. */
async function refetchDeep() {
  const { Shop, store, queryClient } = createTestShop(numberedProducts(60, 101))
  render(
    <Shop>
      <ShopPage params={{ limit: 10 }} />
    </Shop>,
  )
  await screen.findByText('Product p101')
  act(() => screen.getByRole('button', { name: 'Show more' }).click())
  await screen.findByText('Product p120')
  await scrollTo(1300)
  const seen = shownIds().find((id) => topOf(id) >= 0)!
  const before = topOf(seen)
  store.insert(numberedProducts(40, 61))
  const done = act(() => queryClient.refetchQueries())
  return { seen, before, done, queryClient }
}

describe('ProductList: a refetch that needs code which is not loaded yet', () => {
  it('keeps the rows if the code cannot be loaded, and asks for it once more', async () => {
    answer = (requestId) => browser().send('Fetch.failRequest', { requestId, errorReason: 'Failed' })
    const { seen, before, done } = await refetchDeep()
    await done
    await painted()
    expect(requests.length).toBeGreaterThanOrEqual(2)
    expect(topOf(seen)).toBeCloseTo(before, 0)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('moves nothing while the code is late, and nothing when it comes', async () => {
    let release = () => {}
    answer = async (requestId) => {
      await new Promise<void>((resolve) => (release = resolve))
      await browser().send('Fetch.continueRequest', { requestId })
    }
    const { seen, before, done, queryClient } = await refetchDeep()
    await waitFor(() => expect(requests).toHaveLength(1))
    for (let frame = 0; frame < 10; frame++) {
      await painted(1)
      expect(topOf(seen)).toBeCloseTo(before, 0)
    }
    expect(queryClient.isFetching()).toBe(1)
    release()
    await done
    await painted()
    expect(topOf(seen)).toBeCloseTo(before, 0)
    expect(shownIds()).toContain(seen)
  })
})
