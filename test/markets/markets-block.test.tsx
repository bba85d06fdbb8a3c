import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { keepPreviousData } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider, useLocation, useParams } from 'react-router'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { MarketProvider, type Markets } from '../../blocks/markets/market-provider.js'
import { MarketSwitch } from '../../blocks/markets/market-switch.js'
import { Cart, useLiveCart } from '../../src/cart/index.js'
import { Price, ProductList } from '../../src/index.js'
import { createMarkets } from './market-shop.js'

afterEach(() => localStorage.clear())

let markets: Markets<'de' | 'us' | 'eg'>
beforeEach(() => {
  localStorage.clear()
  const { de, us } = createMarkets()
  markets = { de, us, eg: { client: us.client, currency: 'EGP', locale: 'ar-EG', name: 'مصر' } }
})

function Page() {
  const { market = '' } = useParams()
  const { pathname, search } = useLocation()
  const id = market as keyof typeof markets
  return (
    <MarketProvider markets={markets} market={id}>
      <MarketSwitch
        markets={markets}
        market={id}
        hrefOf={(other) => pathname.replace(`/${market}`, `/${other}`) + search}
      />
      {/* Many shops keep the old products until those of another order arrive. */}
      <ProductList.Root
        params={{ limit: 2, sort: 'name', order: 'asc' }}
        options={{ placeholderData: keepPreviousData }}
      >
        <ProductList.Items aria-label="Products">
          {(product) => (
            <ProductList.Item>
              {product.name} <Price.Root product={product} />
              <Cart.Add product={product} variant={product.variants[0] ?? null} />
            </ProductList.Item>
          )}
        </ProductList.Items>
      </ProductList.Root>
      <CartTotal />
    </MarketProvider>
  )
}

function CartTotal() {
  const { totalQuantity, subtotal } = useLiveCart()
  return (
    <p data-testid="cart">
      {totalQuantity}: <Price.Root amount={subtotal} />
    </p>
  )
}

function open(path: string) {
  const router = createMemoryRouter([{ path: '/:market/*', element: <Page /> }], { initialEntries: [path] })
  const { container } = render(<RouterProvider router={router} />)
  return { router, container }
}

const spaces = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
const cart = () => spaces(screen.getByTestId('cart').textContent)
const products = () => spaces(screen.queryByRole('list', { name: 'Products' })?.textContent ?? '')
const link = (name: string) => screen.getByRole('link', { name })

it('shows the prices and the cart of the other market, and the first cart again on the way back', async () => {
  const user = userEvent.setup()
  const { container, router } = open('/de/products?sort=name')
  await waitFor(() => expect(products()).toContain('Becher 12,00 €'))
  await user.click(screen.getAllByRole('button', { name: /In den Warenkorb/ })[0]!)
  await waitFor(() => expect(cart()).toMatch(/^1: \d+,00 €$/))
  const firstCart = cart()

  // All that a shopper could see from the press on.
  const seen: string[] = []
  const look = () => {
    const lang = container.querySelector('[lang]')?.getAttribute('lang')
    if (lang === 'en-US') seen.push(products() + cart())
  }
  const observer = new MutationObserver(look)
  observer.observe(container, { childList: true, subtree: true, characterData: true, attributes: true })
  await user.click(link('United States (US Dollar)'))
  await waitFor(() => expect(products()).toContain('Mug $15.00'))
  observer.disconnect()
  expect(seen.length).toBeGreaterThan(0)
  expect(seen.join()).not.toMatch(/€|Becher|Hemd|Zither/)
  expect(cart()).toBe('0: $0.00')
  expect(router.state.location).toMatchObject({ pathname: '/us/products', search: '?sort=name' })
  await user.click(screen.getAllByRole('button', { name: /^Add/ })[0]!)
  await waitFor(() => expect(cart()).toMatch(/^1: \$\d+\.00$/))

  await user.click(link('Deutschland (Euro)'))
  await waitFor(() => expect(cart()).toBe(firstCart))
  expect(products()).toContain('Becher 12,00 €')
})

it('links the same page of each market, by the name that its shoppers know', async () => {
  open('/us/products?sort=name')
  const links = within(screen.getByRole('navigation', { name: 'Country and currency' })).getAllByRole('link')
  expect(
    links.map((each) => ['href', 'hreflang', 'lang', 'aria-current'].map((name) => each.getAttribute(name))),
  ).toEqual([
    ['/de/products?sort=name', 'de-DE', 'de-DE', null],
    ['/us/products?sort=name', 'en-US', 'en-US', 'true'],
    ['/eg/products?sort=name', 'ar-EG', 'ar-EG', null],
  ])
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Deutschland (Euro)',
    'United States (US Dollar)',
    'مصر',
  ])
})

it('gives a market its language and its direction of writing', async () => {
  const { container } = open('/eg')
  const page = () => container.querySelector('[lang]')
  expect([page()?.getAttribute('lang'), page()?.getAttribute('dir')]).toEqual(['ar-EG', 'rtl'])
  await userEvent.click(link('Deutschland (Euro)'))
  await waitFor(() => expect(page()?.getAttribute('lang')).toBe('de-DE'))
  expect(page()?.getAttribute('dir')).toBe('ltr')
})
