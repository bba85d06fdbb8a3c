import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { describePart } from '../../test/describe-part.js'
import { createStorefrontClient } from '../core/index.js'
import { MissingCurrencyError } from '../core/errors/missing-currency-error.js'
import { useMoney } from '../hooks/use-money.js'
import { StorefrontProvider } from '../provider/storefront-provider.js'
import type { LabelOverrides } from '../provider/labels.js'
import { Price, PriceCurrent, PriceDiscount, PriceOriginal } from './index.js'

const client = createStorefrontClient({ baseUrl: 'https://shop.example/api/v1', apiKey: null })

const inStore = (
  children: ReactNode,
  store: { currency?: string | undefined; locale?: string; labels?: LabelOverrides } = {},
) => (
  <StorefrontProvider client={client} currency="EUR" locale="de-DE" {...store}>
    {children}
  </StorefrontProvider>
)

const text = (element: ReactNode) =>
  render(element).container.textContent.replace(/[\u00a0\u202f\u2009]/g, ' ')

const sale = { price: '90.00', compareAtPrice: '100.00' }
const plain = { price: '10.00', compareAtPrice: null }
const usd = { currency: 'USD', locale: 'en-US' }

afterEach(() => {
  vi.restoreAllMocks()
})

describePart('Price', {
  tag: 'span',
  otherTag: 'strong',
  state: { sale: true, range: false },
  renderPart: (props) => <Price variant={sale} {...usd} {...(props as object)} />,
})
describePart('PriceCurrent', {
  tag: 'span',
  otherTag: 'ins',
  state: { sale: true, range: false },
  renderPart: (props) => (
    <Price variant={sale} {...usd}>
      <PriceCurrent {...(props as object)} />
    </Price>
  ),
})
describePart('PriceOriginal', {
  tag: 's',
  otherTag: 'del',
  state: {},
  renderPart: (props) => (
    <Price variant={sale} {...usd}>
      <PriceOriginal {...(props as object)} />
    </Price>
  ),
})
describePart('PriceDiscount', {
  tag: 'span',
  otherTag: 'em',
  state: {},
  renderPart: (props) => (
    <Price variant={sale} {...usd}>
      <PriceDiscount {...(props as object)} />
    </Price>
  ),
})

describe('Price', () => {
  it('formats an amount without a provider when currency and locale are given', () => {
    expect(text(<Price amount="9007199254740993.10" {...usd} />).trim()).toBe('$9,007,199,254,740,993.10')
  })

  it("uses the provider's currency and locale", () => {
    expect(text(inStore(<Price amount="1234.5" />)).trim()).toBe('1.234,50 €')
  })

  it('shows as many decimals as the format allows', () => {
    expect(text(<Price amount="0.0003" {...usd} format={{ maximumFractionDigits: 4 }} />).trim()).toBe(
      '$0.0003',
    )
  })

  it('shows the current price, the original price and the discount of a sale', () => {
    expect(text(<Price variant={sale} {...usd} />)).toBe('Sale price $90.00 Original price $100.00 10% off')
    expect(document.querySelector('s bdi')?.textContent).toBe('$100.00')
    expect(document.querySelector('[data-sale]')).toBeTruthy()
  })

  it.each(['90.00', '90', '80.00', null])(
    'shows no sale for a price of 90.00 with a compareAtPrice of %s',
    (compareAtPrice) => {
      expect(text(<Price variant={{ price: '90.00', compareAtPrice }} {...usd} />).trim()).toBe('$90.00')
      expect(document.querySelector('[data-sale]')).toBeNull()
    },
  )

  it('shows no discount below one percent', () => {
    expect(text(<Price variant={{ price: '99.99', compareAtPrice: '100' }} {...usd} />).trim()).toBe(
      'Sale price $99.99 Original price $100.00',
    )
  })

  it('shows the price range of a product, or its lowest price', () => {
    const product = { variants: [plain, { price: '25.5', compareAtPrice: '30' }, plain] }
    expect(text(<Price product={product} {...usd} />).trim()).toBe('$10.00 – $25.50')
    expect(document.querySelector('[data-range]')).toBeTruthy()
    expect(render(<Price product={product} {...usd} display="from" />).container.textContent.trim()).toBe(
      'From $10.00',
    )
  })

  it('shows the smallest discount of a product, or no discount if a variant is not reduced', () => {
    const product = { variants: [sale, { price: '90', compareAtPrice: '120' }] }
    expect(text(<Price product={product} {...usd} />)).toContain('10% off')
    expect(
      render(<Price product={{ variants: [sale, { price: '90', compareAtPrice: null }] }} {...usd} />)
        .container.textContent,
    ).not.toContain('off')
  })

  it('renders nothing for a product without variants', () => {
    expect(render(<Price product={{ variants: [] }} {...usd} />).container.innerHTML).toBe('')
  })

  it('wraps each part of an amount for styling', () => {
    render(
      <Price amount="1234.5" {...usd}>
        <PriceCurrent parts />
      </Price>,
    )
    expect(
      [...document.querySelectorAll('[data-part]')].map((part) => [
        part.getAttribute('data-part'),
        part.textContent,
      ]),
    ).toEqual([
      ['currency', '$'],
      ['integer', '1'],
      ['group', ','],
      ['integer', '234'],
      ['decimal', '.'],
      ['fraction', '50'],
    ])
  })

  it('uses the labels of the provider', () => {
    const labels: LabelOverrides = {
      price: { current: 'Jetzt', original: 'Statt', discount: ({ percent }) => `−${percent} %` },
    }
    expect(text(inStore(<Price variant={sale} />, { labels }))).toBe('Jetzt 90,00 € Statt 100,00 € −10 %')
  })

  it('throws a typed error without a currency', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(() => render(<Price amount="1" />)).toThrow(MissingCurrencyError)
    expect(() => render(inStore(<Price amount="1" />, { currency: undefined }))).toThrow(MissingCurrencyError)
  })

  it('hydrates without a warning when the ICU of server and browser differ', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const html = renderToString(<Price variant={sale} {...usd} />)
    const container = document.createElement('div')
    container.innerHTML = html.replace('$90.00', 'US$90.00')
    const { hydrateRoot } = await import('react-dom/client')
    const root = await act(async () => hydrateRoot(container, <Price variant={sale} {...usd} />))
    expect(error).not.toHaveBeenCalled()
    expect(container.textContent).toContain('90.00')
    await act(async () => root.unmount())
  })
})

describe('useMoney', () => {
  function Total() {
    const money = useMoney()
    return (
      <>
        {money.format('1.5')}, {money.formatRange('1', '2')}, {money.formatToParts('1').length} parts of{' '}
        {money.currency}
      </>
    )
  }

  it("formats in the provider's currency and locale", () => {
    expect(text(inStore(<Total />, { currency: 'USD', locale: 'en-US' }))).toBe(
      '$1.50, $1.00 – $2.00, 4 parts of USD',
    )
  })

  it('returns the same object while its options are equal', () => {
    const seen = new Set<unknown>()
    function Watch({ options }: { options: { currency: string; maximumFractionDigits: number } }) {
      seen.add(useMoney(options))
      return null
    }
    const { rerender } = render(<Watch options={{ currency: 'EUR', maximumFractionDigits: 4 }} />)
    rerender(<Watch options={{ currency: 'EUR', maximumFractionDigits: 4 }} />)
    expect(seen.size).toBe(1)
    rerender(<Watch options={{ currency: 'USD', maximumFractionDigits: 4 }} />)
    expect(seen.size).toBe(2)
  })
})
