import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { dropUrlUpdates } from '../url/drop-url-updates.js'
import { App, createMarkets, type Market } from './market-shop.js'

let markets: Record<'de' | 'us', Market>
beforeEach(() => {
  localStorage.clear()
  markets = createMarkets()
})
afterEach(() => {
  localStorage.clear()
  dropUrlUpdates()
})

const text = (id: string) => screen.getByTestId(id).textContent.replaceAll(/\s+/g, ' ').trim()
const products = () => screen.getAllByRole('listitem').map((item) => item.textContent.replaceAll(/\s+/g, ' '))
const itemOf = (name: string) =>
  within(screen.getAllByRole('listitem').find((item) => item.textContent.startsWith(name))!)
const settle = (name: string) => waitFor(() => expect(products()[0]).toContain(name))

it('switches prices, currency, language and products without a reload', async () => {
  const view = render(<App market={markets.de} url="?sort=name&order=asc" />)
  await settle('Becher')
  expect(products()[0]).toContain('12,00 €')
  expect(itemOf('Becher').getByRole('button', { name: /In den Warenkorb/ })).toBeTruthy()

  await userEvent.type(screen.getByLabelText('Note'), 'blue')
  view.rerender(<App market={markets.us} url="?sort=name&order=asc" />)
  // Not even for a moment: a price of the other market would be wrong.
  expect(screen.queryByText(/Becher/)).toBeNull()
  expect(screen.getByLabelText('Note')).toHaveProperty('value', '')
  await settle('Mug')
  expect(products()[0]).toContain('$15.00')
  expect(products().join()).not.toMatch(/€|Becher|Hemd/)
  expect(itemOf('Mug').queryByRole('button', { name: /In den Warenkorb/ })).toBeNull()

  const requests = markets.de.store.requests.length
  view.rerender(<App market={markets.de} url="?sort=name&order=asc" />)
  // The products of the first market are still in the cache.
  expect(products()[0]).toContain('12,00 €')
  await waitFor(() => expect(text('results')).toBe('Becher, Hemd, Zither'))
  expect(markets.de.store.requests.length).toBe(requests)
})

it('keeps a cart, a saved list and a search for each market', async () => {
  const user = userEvent.setup()
  const view = render(<App market={markets.de} url="?sort=name&order=asc" />)
  await settle('Becher')
  await user.click(itemOf('Becher').getByRole('button', { name: /In den Warenkorb/ }))
  await user.click(itemOf('Hemd').getByRole('button', { name: /Save/ }))
  await waitFor(() => expect(text('cart')).toBe('1 Becher 12,00 €'))
  await waitFor(() => expect(text('wishlist')).toBe('Hemd'))
  await waitFor(() => expect(text('results')).toBe('Becher, Hemd, Zither'))

  view.rerender(<App market={markets.us} url="?sort=name&order=asc" />)
  // Not even for a moment: a price of the other market would be wrong.
  expect(text('results')).not.toContain('Becher')
  expect(text('cart')).toBe('$0.00')
  await settle('Mug')
  expect(text('wishlist')).toBe('')
  await waitFor(() => expect(text('results')).toBe('Mug, Shirt'))
  await user.click(itemOf('Shirt').getByRole('button', { name: /^Add/ }))
  await waitFor(() => expect(text('cart')).toBe('1 Shirt $55.00'))

  view.rerender(<App market={markets.de} url="?sort=name&order=asc" />)
  await waitFor(() => expect(text('cart')).toBe('1 Becher 12,00 €'))
  await waitFor(() => expect(text('wishlist')).toBe('Hemd'))
})

it('shows the start of the list when the URL has a cursor of another market', async () => {
  const view = render(<App market={markets.de} url="?sort=name&order=asc&after=shirt" />)
  await settle('Zither')
  view.rerender(<App market={markets.us} url="?sort=name&order=asc&after=zither" />)
  await settle('Mug')
  expect(screen.queryByRole('alert')).toBeNull()
})
