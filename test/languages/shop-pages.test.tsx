import { QueryClient } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { createMockStore, createSampleCatalog, createTestCart } from 'storefront-mock'
import { describe, expect, it, vi } from 'vitest'

import { ShopTextsContext, type ShopTexts } from '../../blocks/shop-ui/shop-texts.js'
import resources from '../../examples/vite/checkout-resources.json' with { type: 'json' }
import { ShopLayout } from '../../examples/vite/src/layout/shop-layout.js'
import { createRoutes } from '../../examples/vite/src/routes.js'
import { TextsContext, type Texts } from '../../examples/vite/src/texts.js'
import { CartProvider } from '../../src/cart/index.js'
import { createStorefrontClient, isVariantAvailable, StorefrontProvider } from '../../src/index.js'
import { createLabels } from '../../src/labels/create-labels.js'
import { createSearch } from '../../src/search/index.js'
import { data, type Language } from './packs.js'
import { findSentences, readPage, readShopTexts } from './shop-sentences.js'

const catalog = createSampleCatalog({ size: 30 })
const names = JSON.stringify(catalog)
const product = catalog.products.find(({ variants }) => variants.some((each) => isVariantAvailable(each)))!
const variant = product.variants.find((each) => isVariantAvailable(each))!

async function renderPage(
  path: string,
  language: string,
  pages: Texts,
  blocks: ShopTexts,
): Promise<{ found: readonly string[]; misnamed: readonly unknown[] }> {
  const store = createMockStore({ ...catalog, resources })
  const client = createStorefrontClient({ baseUrl: store.baseUrl, apiKey: store.apiKey, fetch: store.fetch })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const search = createSearch({
    client,
    engine: () => Promise.reject(new Error('This test does not search.')),
  })
  const answer = { total: '10.00', lines: [], status: path.endsWith('paid') ? 'paid' : 'open' }
  const readOrder = () => Promise.resolve(Response.json(answer))
  const sendOrder = () => Promise.reject(new Error('This test does not order.'))
  const router = createMemoryRouter(
    [
      {
        element: <ShopLayout search={search} />,
        children: createRoutes({ client, queryClient, search, sendOrder, readOrder }),
      },
    ],
    { initialEntries: [path] },
  )
  const cart = createTestCart()
  if (path === '/cart') cart.add({ product, variant })
  const pack = data[language as Language]
  const { container, unmount } = render(
    <StorefrontProvider
      client={client}
      queryClient={queryClient}
      currency="EUR"
      locale={language}
      labels={createLabels(pack)}
    >
      <CartProvider cart={cart}>
        <TextsContext.Provider value={pages}>
          <ShopTextsContext.Provider value={blocks}>
            <RouterProvider router={router} />
          </ShopTextsContext.Provider>
        </TextsContext.Provider>
      </CartProvider>
    </StorefrontProvider>,
  )
  await screen.findAllByRole('heading', { level: 1 }, { timeout: 10_000 })
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
  const found = readPage(container)
  // WCAG 2.5.3: who says the text of a button to the device must mean that button.
  const misnamed = [...container.querySelectorAll('button[aria-label], a[aria-label]')]
    .map((element) => [element.getAttribute('aria-label') ?? '', element.textContent.trim()] as const)
    .filter(([label, text]) => /\p{L}/u.test(text) && !label.toLowerCase().includes(text.toLowerCase()))
  unmount()
  return { found, misnamed }
}

const PATHS = ['/', `/products/${product.slug}`, '/cart', '/no-such-page', '/orders/paid']

describe.each(['ar', 'de', 'es', 'fr', 'it', 'ja', 'nl', 'pl', 'pt', 'sv'])('a shop in %s', (language) => {
  const { pages, blocks } = readShopTexts(language)

  it.each(PATHS)(
    'shows no English sentence, and no button with another name than its text, on %s',
    async (path) => {
      vi.stubGlobal('scrollTo', () => {})
      const { found, misnamed } = await renderPage(path, language, pages, blocks)
      expect(misnamed).toEqual([])
      expect(findSentences(found, language, 'en', names)).not.toEqual([])
      expect(findSentences(found, 'en', language, names)).toEqual([])
    },
  )
})
