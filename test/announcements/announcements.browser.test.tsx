import { QueryClient } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { buildProduct, createMockStore, createSampleCatalog, type MockStore } from 'storefront-mock'

import { createStorefrontClient } from '../../src/core/index.js'
import { renderProductCard } from '../../blocks/product-card/product-card.js'
import {
  autoPaging,
  getProductImages,
  ProductGallery,
  StorefrontProvider,
  VariantPicker,
} from '../../src/index.js'
import { VirtualProductGrid } from '../../src/virtual/index.js'
import { columns, Department, type DepartmentProps } from '../../stories/product-list/department.js'
import '../../stories/shop/shop.css'
import { searchOf } from '../../packages/search/test/search-of.js'
import { SearchField, useProductSearch, type Search } from '../../src/search/index.js'
import { startScreenReader, type ScreenReader } from './screen-reader.js'

const catalog = createSampleCatalog({ size: 72 })
let reader: ReturnType<typeof startScreenReader> | undefined

beforeEach(() => window.scrollTo(0, 0))
afterEach(() => {
  reader?.stop()
  cleanup()
})

/** Opens a department of the sample shop while the store answers nothing. */
function openDepartment(title: string, size: number, props: DepartmentProps) {
  const store = createMockStore({ ...catalog, products: catalog.products.slice(0, size) })
  const { baseUrl, apiKey, fetch } = store
  store.pause()
  reader = startScreenReader(title)
  render(
    <StorefrontProvider
      client={createStorefrontClient({ baseUrl, apiKey, fetch })}
      queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      currency="EUR"
    >
      <Department {...props} />
      <footer>
        <a href="#imprint">Imprint</a>
      </footer>
    </StorefrontProvider>,
  )
  return { reader, store }
}

/** The store answers what was requested so far, and no more. */
async function answer(store: MockStore, reader: ScreenReader, announced: string): Promise<void> {
  store.resume()
  await reader.hear(announced)
  await reader.noticeFocus()
  store.pause()
}

it('a list announces loading, pages, a failure and its end in this order', async () => {
  const { reader, store } = openDepartment('A list with a "Show more" button', 10, {
    params: { limit: 4 },
    restoreKey: null,
  })
  await answer(store, reader, 'Showing 4 of 10 products')
  await reader.readPage()
  for (let presses = 0; presses < 6; presses++) await reader.press('Tab')

  await reader.press('Enter')
  await reader.hear('Loading more products…')
  await answer(store, reader, 'Showing 8 of 10 products')

  reader.note('the store fails')
  store.failNext(403)
  await reader.press('Enter')
  await reader.hear('Loading more products…')
  await answer(store, reader, 'The next products could not be loaded.')
  await reader.press('Shift+Tab')
  await reader.press('Enter')
  await reader.hear('Loading more products…')
  await answer(store, reader, 'Showing 10 of 10 products')
  await reader.press('Tab')
  await reader.press('Tab')
  await expect(reader.transcript()).toMatchFileSnapshot('transcripts/list.txt')
})

it('an automatic list announces pages after a rest, its end at once, and the position of each article', async () => {
  const { reader, store } = openDepartment('A list that loads automatically', 72, {
    paging: autoPaging,
    params: { limit: 24 },
    restoreKey: null,
  })
  await answer(store, reader, 'Showing 24 of 72 products')
  for (let presses = 0; presses < 2; presses++) await reader.press('Tab')
  await reader.press('PageDown')
  await reader.press('PageDown')
  await reader.press('Tab')
  await reader.press('Control+End')
  await reader.hear('Loading more products…')
  await answer(store, reader, 'Showing 48 of 72 products')
  // Now outside of the list, where the browser scrolls.
  await reader.press('Control+End')
  await reader.hear('Loading more products…')
  await answer(store, reader, 'Showing 72 of 72 products')
  await reader.press('Shift+Tab')
  await reader.press('PageUp')
  await expect(reader.transcript()).toMatchFileSnapshot('transcripts/automatic-list.txt')
})

it('a virtual grid announces the size of the whole list, and every product that Tab reaches', async () => {
  const { reader, store } = openDepartment('A virtual grid', 48, {
    params: { limit: 24 },
    restoreKey: null,
    grid: <VirtualProductGrid className={columns}>{renderProductCard}</VirtualProductGrid>,
  })
  await answer(store, reader, 'Showing 24 of 48 products')
  for (let presses = 0; presses < 26; presses++) await reader.press('Tab')
  await reader.press('Enter')
  await reader.hear('Loading more products…')
  await answer(store, reader, 'Showing 48 of 48 products')
  await reader.press('Tab')
  await reader.press('Shift+Tab')
  await reader.press('Shift+Tab')
  await expect(reader.transcript()).toMatchFileSnapshot('transcripts/virtual-grid.txt')
})

it('a variant picker announces groups, values that are sold out, and choices that it changes', async () => {
  const shirt = buildProduct({
    name: 'Linen shirt',
    options: { Color: ['Black', 'White'], Size: ['S', 'M', 'L'] },
    missing: [{ Color: 'White', Size: 'L' }],
    soldOut: [{ Color: 'Black', Size: 'M' }],
  })
  reader = startScreenReader('A variant picker in a form')
  render(
    <form aria-label="Linen shirt" onSubmit={(event) => event.preventDefault()}>
      <VariantPicker.Root product={shirt} name="variantId" required />
      <button>Add to bag</button>
    </form>,
  )
  await screen.findByRole('form')
  await reader.readPage()
  await reader.press('Tab')
  await reader.press('Space')
  await reader.press('Tab')
  await reader.press('Tab')
  await reader.press('Enter')
  await reader.press('Space')
  await reader.press('ArrowDown')
  await reader.press('ArrowDown')
  await reader.press('Shift+Tab')
  await reader.press('ArrowDown')
  await expect(reader.transcript()).toMatchFileSnapshot('transcripts/variant-picker.txt')
})

it('a gallery announces each picture that the shopper chooses', async () => {
  const images = ['The front', 'The back', ''].map((alt, index) => ({
    url: `data:image/svg+xml,#${index}`,
    alt,
  }))
  const product = buildProduct({ name: 'Linen shirt', images })
  reader = startScreenReader('The pictures of a product')
  render(
    <ProductGallery.Root product={product}>
      <ProductGallery.Image />
      <ProductGallery.Previous />
      <ProductGallery.Next />
      {getProductImages(product).map((image) => (
        <ProductGallery.Thumbnail key={image.src} image={image} />
      ))}
      <ProductGallery.Status />
    </ProductGallery.Root>,
  )
  await screen.findByRole('group')
  await reader.readPage()
  await reader.press('Tab')
  await reader.press('Tab')
  await reader.press('Space')
  await reader.press('Space')
  await reader.press('Tab')
  await reader.press('Enter')
  await reader.press('ArrowRight')
  await reader.press('End')
  await expect(reader.transcript()).toMatchFileSnapshot('transcripts/gallery.txt')
})

function Typeahead({ search }: { readonly search: Search }) {
  const [query, setQuery] = useState('')
  const results = useProductSearch(search, { query }, { refresh: false })
  return (
    <SearchField.Root value={query} onValueChange={setQuery} results={results}>
      <SearchField.Input />
      <SearchField.List>
        {query !== '' && results.data?.items[0] && (
          <>
            <SearchField.Group label="Searches">
              <SearchField.Option query="linen">linen</SearchField.Option>
            </SearchField.Group>
            <SearchField.Group label="Products">
              {results.data.items.map(({ id, name }) => (
                <SearchField.Option key={id} href={`#${id}`}>
                  {name}
                </SearchField.Option>
              ))}
            </SearchField.Group>
          </>
        )}
      </SearchField.List>
      <SearchField.Status />
    </SearchField.Root>
  )
}

it('a typeahead announces the number of suggestions, each option that the arrow keys reach, and the text after a choice', async () => {
  const { baseUrl, apiKey, fetch } = createMockStore(catalog)
  const search = searchOf(['Linen shirt', 'Linen shorts', 'Oxford shirt'])
  reader = startScreenReader('A search field with suggestions')
  render(
    <StorefrontProvider client={createStorefrontClient({ baseUrl, apiKey, fetch })}>
      <Typeahead search={search} />
    </StorefrontProvider>,
  )
  await screen.findByRole('combobox')
  await reader.press('Tab')
  await reader.hear('3 products found')
  await reader.press('l')
  await reader.hear('2 products found. 3 suggestions.')
  await reader.press('i')
  await reader.readPage()
  for (let presses = 0; presses < 4; presses++) await reader.press('ArrowDown')
  await reader.press('ArrowUp')
  await reader.press('Home')
  await reader.press('Escape')
  await reader.press('ArrowDown')
  await reader.press('Enter')
  await reader.hear('2 products found')
  await reader.press('Escape')
  await reader.hear('3 products found')
  await reader.press('z')
  await reader.hear('No products found')
  await expect(reader.transcript()).toMatchFileSnapshot('transcripts/typeahead.txt')
})
