import { act, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { quiet } from '../../../test/product-list/quiet.js'
import { ShopPage, shownIds } from '../../../test/product-list/shop-page.js'
import { createTestShop } from '../../../test/product-list/test-shop.js'
import { autoPaging } from './auto-paging.js'

// The only test of its file: WebKit's compiled code can keep using a global that was removed after the code ran.
it('ProductList with paging auto loads by its buttons in a browser without IntersectionObserver', async () => {
  vi.stubGlobal('IntersectionObserver', undefined)
  const { Shop, store } = createTestShop(40)
  render(
    <Shop>
      <ShopPage paging={autoPaging} params={{ limit: 4 }} />
    </Shop>,
  )
  await quiet(store)
  expect(shownIds()).toHaveLength(4)
  act(() => screen.getByRole('button', { name: 'Show more' }).click())
  await waitFor(() => expect(shownIds()).toHaveLength(8))
  vi.unstubAllGlobals()
})
