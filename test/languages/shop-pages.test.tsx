import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { QueryClient } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { createMockStore, createSampleCatalog, createTestCart } from 'storefront-mock'
import ts from 'typescript'
import { describe, expect, it, vi } from 'vitest'

import { shopTexts, ShopTextsContext, type ShopTexts } from '../../blocks/shop-ui/shop-texts.js'
import resources from '../../examples/vite/checkout-resources.json' with { type: 'json' }
import { ShopLayout } from '../../examples/vite/src/layout/shop-layout.js'
import { createRoutes } from '../../examples/vite/src/routes.js'
import { texts, TextsContext, type Texts } from '../../examples/vite/src/texts.js'
import { translateTexts, type Dictionary } from '../../packages/create-shop/src/translate-texts.js'
import { CartProvider } from '../../src/cart/index.js'
import { createStorefrontClient, isVariantAvailable, StorefrontProvider } from '../../src/index.js'
import { createLabels } from '../../src/labels/create-labels.js'
import { createSearch } from '../../src/search/index.js'
import { data, type Language } from './packs.js'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** The object of a file with texts, as `create-storefront-shop --language` writes it. */
function translated(file: string, dictionary: Dictionary): unknown {
  const source = translateTexts(read(file), dictionary)
  const literal = source.slice(source.indexOf('exts = {') + 7, source.indexOf('\n}\n') + 2)
  return runInNewContext(ts.transpile(`(${literal})`))
}

/** What a shopper reads or hears. */
function textsOf(element: Element): string[] {
  const found: string[] = []
  for (const each of [element, ...element.querySelectorAll('*')]) {
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      found.push(each.getAttribute(name) ?? '')
    for (const node of each.childNodes)
      if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent ?? '')
  }
  return found.map((text) => text.trim()).filter(Boolean)
}

const catalog = createSampleCatalog({ size: 30 })
const names = JSON.stringify(catalog)
const product = catalog.products.find(({ variants }) => variants.some((each) => isVariantAvailable(each)))!
const variant = product.variants.find((each) => isVariantAvailable(each))!

async function renderPage(
  path: string,
  language: string,
  pages: Texts,
  blocks: ShopTexts,
): Promise<string[]> {
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
  const found = textsOf(container)
  unmount()
  return found
}

const PATHS = ['/', `/products/${product.slug}`, '/cart', '/no-such-page', '/orders/paid']

/** Functions are called with a name that no sentence has. */
const sentencesOf = (all: object) =>
  Object.values(all).flatMap((text): string[] =>
    typeof text === 'string'
      ? [text]
      : typeof text === 'function'
        ? [(text as (...args: unknown[]) => string)(0, 0)]
        : Object.values(text as Record<string, string>),
  )

describe.each(['ar', 'de', 'es', 'fr', 'it', 'ja', 'nl', 'pl', 'pt', 'sv'])('a shop in %s', (language) => {
  const dictionary = JSON.parse(read(`packages/create-shop/texts/${language}.json`)) as Dictionary
  const pages = translated('examples/vite/src/texts.ts', dictionary) as Texts
  const blocks = translated('blocks/shop-ui/shop-texts.ts', dictionary) as ShopTexts
  const own = new Set([...sentencesOf(pages), ...sentencesOf(blocks)])
  const english = new Set(
    [...sentencesOf(texts), ...sentencesOf(shopTexts)].filter(
      // The store's own names are data: its menu has "Gifts".
      (sentence) => !own.has(sentence) && !names.includes(`"${sentence}"`),
    ),
  )

  it.each(PATHS)('shows no English sentence of the shop on %s', async (path) => {
    vi.stubGlobal('scrollTo', () => {})
    const found = await renderPage(path, language, pages, blocks)
    expect(found.some((text) => own.has(text))).toBe(true)
    expect(found.filter((text) => english.has(text))).toEqual([])
  })
})
