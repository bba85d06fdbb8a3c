import { QueryClient } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { createStorefrontClient } from '../../src/core/index.js'
import { StorefrontProvider, VariantPicker } from '../../src/index.js'
import { buildProduct, createMockStore, sampleCatalog, type MockStore } from '../../src/testing/index.js'
import { Department, type DepartmentProps } from '../../stories/product-list/department.js'
import '../../stories/shop/shop.css'
import { startScreenReader, type ScreenReader } from './screen-reader.js'

const catalog = sampleCatalog({ size: 72 })
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
    paging: 'load-more',
    limit: 4,
  })
  await answer(store, reader, 'Showing 4 of 10 products')
  await reader.readPage()
  for (let presses = 0; presses < 7; presses++) await reader.press('Tab')

  await reader.press('Enter')
  await reader.hear('Loading next products…')
  await answer(store, reader, 'Showing 8 of 10 products')

  reader.note('the store fails')
  store.failNext(403)
  await reader.press('Enter')
  await reader.hear('Loading next products…')
  await answer(store, reader, 'The next products could not be loaded.')
  await reader.press('Shift+Tab')
  await reader.press('Enter')
  await reader.hear('Loading next products…')
  await answer(store, reader, 'Showing 10 of 10 products')
  await reader.press('Tab')
  await reader.press('Tab')
  await expect(reader.transcript()).toMatchFileSnapshot('transcripts/list.txt')
})

it('an automatic list announces pages after a rest, its end at once, and the position of each article', async () => {
  const { reader, store } = openDepartment('A list that loads automatically', 72, {
    paging: 'auto',
    limit: 24,
  })
  await answer(store, reader, 'Showing 24 of 72 products')
  for (let presses = 0; presses < 3; presses++) await reader.press('Tab')
  await reader.press('PageDown')
  await reader.press('PageDown')
  await reader.press('Tab')
  await reader.press('Control+End')
  await reader.hear('Loading next products…')
  await answer(store, reader, 'Showing 48 of 72 products')
  // Now outside of the list, where the browser scrolls.
  await reader.press('Control+End')
  await reader.hear('Loading next products…')
  await answer(store, reader, 'Showing 72 of 72 products')
  await reader.press('Shift+Tab')
  await reader.press('PageUp')
  await expect(reader.transcript()).toMatchFileSnapshot('transcripts/automatic-list.txt')
})

it('a virtual grid announces the size of the whole list, and every product that Tab reaches', async () => {
  const { reader, store } = openDepartment('A virtual grid', 48, {
    paging: 'load-more',
    limit: 24,
    isVirtual: true,
  })
  await answer(store, reader, 'Showing 24 of 48 products')
  for (let presses = 0; presses < 27; presses++) await reader.press('Tab')
  await reader.press('Enter')
  await reader.hear('Loading next products…')
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
