import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { describePart } from '../../../test/describe-part.js'
import { createStorefrontClient } from '../../core/client/create-storefront-client.js'
import { MissingCurrencyError } from '../../core/errors/missing-currency-error.js'
import { useMoney } from '../../hooks/use-money.js'
import { StorefrontProvider, type StorefrontProviderProps } from '../../provider/storefront-provider.js'
import type { LabelOverrides } from '../../core/labels/labels.js'
import { Price } from './index.js'

const client = createStorefrontClient({ baseUrl: 'https://shop.example/api/v1', apiKey: null })

const inStore = (
  children: ReactNode,
  store: Pick<StorefrontProviderProps, 'currency' | 'locale' | 'labels' | 'getPriorPrice'> = {},
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

describePart('Price.Root', {
  tag: 'span',
  otherTag: 'strong',
  state: { sale: true, range: false },
  renderPart: (props) => <Price.Root variant={sale} {...usd} {...(props as object)} />,
})
describePart('Price.Current', {
  tag: 'span',
  otherTag: 'ins',
  state: { sale: true, range: false },
  renderPart: (props) => (
    <Price.Root variant={sale} {...usd}>
      <Price.Current {...(props as object)} />
    </Price.Root>
  ),
})
describePart('Price.Original', {
  tag: 's',
  otherTag: 'del',
  state: {},
  renderPart: (props) => (
    <Price.Root variant={sale} {...usd}>
      <Price.Original {...(props as object)} />
    </Price.Root>
  ),
})
describePart('Price.Prior', {
  tag: 'span',
  otherTag: 'small',
  state: {},
  renderPart: (props) =>
    inStore(
      <Price.Root variant={sale}>
        <Price.Prior {...(props as object)} />
      </Price.Root>,
      { getPriorPrice: () => '95.00' },
    ),
})
describePart('Price.Unit', {
  tag: 'span',
  otherTag: 'small',
  state: {},
  renderPart: (props) => (
    <Price.Root variant={sale} {...usd}>
      <Price.Unit quantity={1} unit="pound" {...(props as object)} />
    </Price.Root>
  ),
})
describePart('Price.Discount', {
  tag: 'span',
  otherTag: 'em',
  state: {},
  renderPart: (props) => (
    <Price.Root variant={sale} {...usd}>
      <Price.Discount {...(props as object)} />
    </Price.Root>
  ),
})

describe('Price.Root', () => {
  it('formats an amount without a provider when currency and locale are given', () => {
    expect(text(<Price.Root amount="9007199254740993.10" {...usd} />).trim()).toBe(
      '$9,007,199,254,740,993.10',
    )
  })

  it("uses the provider's currency and locale", () => {
    expect(text(inStore(<Price.Root amount="1234.5" />)).trim()).toBe('1.234,50 €')
  })

  it('shows as many decimals as the format allows', () => {
    expect(text(<Price.Root amount="0.0003" {...usd} format={{ maximumFractionDigits: 4 }} />).trim()).toBe(
      '$0.0003',
    )
  })

  it('shows the current price, the original price and the discount of a sale', () => {
    expect(text(<Price.Root variant={sale} {...usd} />)).toBe(
      'Sale price $90.00 Original price $100.00 10% off',
    )
    expect(document.querySelector('s bdi')?.textContent).toBe('$100.00')
    expect(document.querySelector('[data-sale]')).toBeTruthy()
  })

  it.each(['90.00', '90', '80.00', null])(
    'shows no sale for a price of 90.00 with a compareAtPrice of %s',
    (compareAtPrice) => {
      expect(text(<Price.Root variant={{ price: '90.00', compareAtPrice }} {...usd} />).trim()).toBe('$90.00')
      expect(document.querySelector('[data-sale]')).toBeNull()
    },
  )

  it('shows no discount below one percent', () => {
    expect(text(<Price.Root variant={{ price: '99.99', compareAtPrice: '100' }} {...usd} />).trim()).toBe(
      'Sale price $99.99 Original price $100.00',
    )
  })

  it('shows the price range of a product, or its lowest price', () => {
    const product = { variants: [plain, { price: '25.5', compareAtPrice: '30' }, plain] }
    expect(text(<Price.Root product={product} {...usd} />).trim()).toBe('$10.00 – $25.50')
    expect(document.querySelector('[data-range]')).toBeTruthy()
    expect(
      render(<Price.Root product={product} {...usd} display="from" />).container.textContent.trim(),
    ).toBe('From $10.00')
  })

  it('strikes through the lowest prior price of variants whose percentages are rounded to the same number', () => {
    const variants = [
      { id: 'a', price: '29.00', compareAtPrice: '40.00' },
      { id: 'b', price: '29.00', compareAtPrice: '40.00' },
    ]
    const shown = text(
      inStore(
        <Price.Root product={{ variants }} {...usd}>
          <Price.Original /> <Price.Discount />
        </Price.Root>,
        { getPriorPrice: ({ id }) => (id === 'a' ? '30.20' : '30.00') },
      ),
    )
    expect(shown).toContain('$30.00')
    expect(shown).not.toContain('$30.20')
  })

  it('shows the smallest discount of a product, or no discount if a variant is not reduced', () => {
    const product = { variants: [sale, { price: '90', compareAtPrice: '120' }] }
    expect(text(<Price.Root product={product} {...usd} />)).toContain('10% off')
    expect(
      render(<Price.Root product={{ variants: [sale, { price: '90', compareAtPrice: null }] }} {...usd} />)
        .container.textContent,
    ).not.toContain('off')
  })

  it('renders nothing for a product without variants', () => {
    expect(render(<Price.Root product={{ variants: [] }} {...usd} />).container.innerHTML).toBe('')
  })

  it('wraps each part of an amount for styling', () => {
    render(
      <Price.Root amount="1234.5" {...usd}>
        <Price.Current parts />
      </Price.Root>,
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

  it('merges its own labels over those of the provider', () => {
    const price = <Price.Root variant={sale} labels={{ current: 'Nur' }} />
    expect(text(inStore(price, { labels: { price: { current: 'Jetzt', original: 'Statt' } } }))).toBe(
      'Nur 90,00 € Statt 100,00 € 10% off',
    )
  })

  it('uses the labels of the provider', () => {
    const labels: LabelOverrides = {
      price: { current: 'Jetzt', original: 'Statt', discount: ({ percent }) => `−${percent} %` },
    }
    expect(text(inStore(<Price.Root variant={sale} />, { labels }))).toBe(
      'Jetzt 90,00 € Statt 100,00 € −10 %',
    )
  })

  it('throws a typed error without a currency', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(() => render(<Price.Root amount="1" />)).toThrow(MissingCurrencyError)
    expect(() => render(inStore(<Price.Root amount="1" />, { currency: undefined }))).toThrow(
      MissingCurrencyError,
    )
  })

  it('hydrates without a warning when the ICU of server and browser differ', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const html = renderToString(<Price.Root variant={sale} {...usd} />)
    const container = document.createElement('div')
    container.innerHTML = html.replace('$90.00', 'US$90.00')
    const { hydrateRoot } = await import('react-dom/client')
    const root = await act(async () => hydrateRoot(container, <Price.Root variant={sale} {...usd} />))
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

describe('Price with getPriorPrice on the provider', () => {
  const parts = (
    <>
      <Price.Current /> <Price.Original /> <Price.Discount /> <Price.Prior />
    </>
  )
  const priced = (
    priorPrice: string | null | undefined,
    variant: { price: string; compareAtPrice: string | null } = sale,
  ) =>
    text(
      inStore(<Price.Root variant={variant}>{parts}</Price.Root>, {
        ...usd,
        getPriorPrice: () => priorPrice,
      }),
    ).trim()

  it('measures the sale from the lowest price of the last 30 days, and names this price', () => {
    expect(priced('95.00')).toBe(
      'Sale price $90.00 Original price $95.00 5% off Lowest price in the 30 days before the reduction: $95.00',
    )
  })

  it.each([undefined, null])('announces no sale if the prior price is %s', (priorPrice) => {
    expect(priced(priorPrice)).toBe('$90.00')
    expect(document.querySelector('[data-sale]')).toBeNull()
  })

  it('announces no sale if the price was as low in the last 30 days, and names that price', () => {
    expect(priced('90.00')).toBe('$90.00   Lowest price in the 30 days before the reduction: $90.00')
    expect(priced('80.00')).toBe('$90.00   Lowest price in the 30 days before the reduction: $80.00')
  })

  it('names no prior price if the price is not reduced', () => {
    expect(priced('10.00', plain)).toBe('$10.00')
  })

  it('shows a reduction of a variant without a compareAtPrice', () => {
    expect(priced('20.00', plain)).toContain('50% off')
  })

  it('measures a percentage from the compareAtPrice where that is asked for', () => {
    const labels = { discount: ({ percent }: { percent: number }) => `${percent}% off the list price` }
    const discount = (
      <Price.Root variant={sale} labels={labels}>
        <Price.Discount from="compareAtPrice" />
      </Price.Root>
    )
    expect(text(inStore(discount, { getPriorPrice: () => null }))).toBe('10% off the list price')
  })

  it('warns once about a percentage from another price than the prior one, unless its text can name that price', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const getPriorPrice = () => '95.00'
    const discount = <Price.Discount from="compareAtPrice" />
    const named = { discount: ({ percent }: { percent: number }) => `${percent}% off the list price` }
    text(inStore(<Price.Root variant={sale} labels={named} children={discount} />, { getPriorPrice }))
    text(inStore(<Price.Root variant={sale} children={discount} />))
    expect(warn).not.toHaveBeenCalled()
    for (let count = 0; count < 2; count++)
      text(inStore(<Price.Root variant={sale} children={discount} />, { getPriorPrice }))
    expect(warn).toHaveBeenCalledOnce()
    expect(warn.mock.calls[0]![0]).toContain('C-330/23')
  })

  it('shows no percentage from a prior price without getPriorPrice', () => {
    const discount = (
      <Price.Root variant={sale}>
        <Price.Discount from="priorPrice" />
        <Price.Prior />
      </Price.Root>
    )
    expect(text(inStore(discount))).toBe('')
  })

  it('passes the variant and its product to getPriorPrice', () => {
    const getPriorPrice = vi.fn(() => '95.00')
    const product = { id: 'shirt', variants: [sale, sale] }
    text(inStore(<Price.Root product={product} variant={sale} />, { getPriorPrice }))
    expect(getPriorPrice.mock.calls).toEqual([[sale, product]])
  })

  it('does not ask for the prior price of an amount', () => {
    const getPriorPrice = vi.fn(() => '95.00')
    expect(text(inStore(<Price.Root amount="90.00" />, { getPriorPrice })).trim()).toBe('90,00 €')
    expect(getPriorPrice).not.toHaveBeenCalled()
  })

  it('shows the lowest prior price of a product, or none if one of them is not known', () => {
    const priors = new Map([
      ['a', '95.00'],
      ['b', '93.00'],
    ])
    const product = (ids: string[]) => ({ variants: ids.map((id) => ({ ...sale, id })) })
    const getPriorPrice = ({ id = '' }: { id?: string }) => priors.get(id)
    const show = (ids: string[]) =>
      text(inStore(<Price.Root product={product(ids)}>{parts}</Price.Root>, { ...usd, getPriorPrice }))
    expect(show(['a', 'b'])).toBe(
      'Sale price $90.00 Original price $93.00 3% off Lowest price in the 30 days before the reduction: $93.00',
    )
    expect(show(['a', 'new']).trim()).toBe('$90.00')
  })

  it('shows the price of the chosen variant, and that of the product before', () => {
    const product = { variants: [sale, plain] }
    expect(text(inStore(<Price.Root product={product} variant={null} />, usd)).trim()).toBe('$10.00 – $90.00')
    expect(text(inStore(<Price.Root product={product} variant={plain} />, usd)).trim()).toBe('$10.00')
  })
})

describe('Price.Unit', () => {
  const unitPrice = (amount: string, props: Price.UnitProps, store = { currency: 'EUR', locale: 'de-DE' }) =>
    text(
      <Price.Root amount={amount} {...store}>
        <Price.Unit {...props} />
      </Price.Root>,
    )

  it('shows the price of a reference in the language of the shop', () => {
    expect(unitPrice('1.15', { quantity: 333, unit: 'gram' })).toBe('Unit price 3,45 €/kg')
    expect(unitPrice('1.15', { quantity: 333, unit: 'gram' }, usd)).toBe('Unit price $3.45/kg')
    expect(unitPrice('2.49', { quantity: '0.75', unit: 'liter' })).toBe('Unit price 3,32 €/l')
    expect(unitPrice('12.00', { quantity: 24, unit: 'fluid-ounce' }, usd)).toBe('Unit price $0.50/fl oz')
    expect(unitPrice('300', { quantity: '1.5', unit: 'liter' }, { currency: 'JPY', locale: 'ja-JP' })).toBe(
      'Unit price ￥200/L',
    )
  })

  it('shows a reference of more than one unit', () => {
    const reference = { quantity: 100, unit: 'gram' } as const
    expect(unitPrice('1.99', { quantity: 80, unit: 'gram', reference })).toBe('Unit price 2,49 €/100 g')
  })

  it('shows units that Intl has no names for', () => {
    expect(unitPrice('59.90', { quantity: '2.5', unit: 'square-meter' })).toBe('Unit price 23,96 €/m²')
    const reference = { quantity: 10, unit: 'centiliter' } as const
    expect(unitPrice('5.00', { quantity: '0.5', unit: 'liter', reference })).toBe('Unit price 1,00 €/10 cl')
    expect(unitPrice('5.00', { quantity: 20, unit: 'item' }, usd)).toBe('Unit price $0.25/item')
    expect(
      unitPrice('5.00', { quantity: 20, unit: 'item', reference: { quantity: 10, unit: 'item' } }, usd),
    ).toBe('Unit price $2.50/10 items')
  })

  it('shows the decimals of a price that would be rounded to nothing', () => {
    expect(unitPrice('1.99', { quantity: 1000, unit: 'item' }, usd)).toBe('Unit price $0.002/item')
    expect(unitPrice('1.99', { quantity: 1000, unit: 'item' })).toMatch(/^Unit price 0,002 €/)
    expect(unitPrice('5', { quantity: 3000, unit: 'item' }, { currency: 'JPY', locale: 'en' })).toBe(
      'Unit price ¥0.0017/item',
    )
    expect(unitPrice('0', { quantity: 1000, unit: 'item' }, usd)).toBe('Unit price $0.00/item')
  })

  it('takes its texts from the labels', () => {
    const labels: LabelOverrides['price'] = {
      unitPrice: 'Grundpreis',
      perUnit: ({ price, unit }) => `${price} je ${unit}`,
      items: ({ count }) => (count === 1 ? 'Stück' : `${count} Stück`),
    }
    const inGerman = (
      <Price.Root amount="5.00" labels={labels}>
        <Price.Unit quantity={20} unit="item" />
      </Price.Root>
    )
    expect(text(inStore(inGerman))).toBe('Grundpreis 0,25 € je Stück')
  })

  it('renders nothing for a product without a measure', () => {
    expect(unitPrice('5.00', {})).toBe('')
    expect(unitPrice('5.00', { quantity: null, unit: 'gram' })).toBe('')
  })

  it('renders nothing for a range, and the unit price of the lowest price with display="from"', () => {
    const product = { variants: [plain, sale] }
    const unit = <Price.Unit quantity={500} unit="gram" />
    expect(text(<Price.Root product={product} {...usd} children={unit} />)).toBe('')
    expect(text(<Price.Root product={product} {...usd} display="from" children={unit} />)).toBe(
      'Unit price $20.00/kg',
    )
  })
})

describe('Price.Root for an item of a list without variants', () => {
  const item = { variants: [], priceRange: { min: '9.00', max: '12.50' } }

  it('shows the price range of the item', () => {
    expect(text(<Price.Root product={item} {...usd} />)).toMatch(/\$9\.00.*\$12\.50/)
    expect(text(<Price.Root product={item} display="from" {...usd} />)).toMatch(/from \$9\.00/i)
  })

  it('shows one price if both ends are equal, and no sale', () => {
    const one = { variants: [], priceRange: { min: '9', max: '9.00' } }
    const { container } = render(<Price.Root product={one} {...usd} />)
    expect(container.textContent).toContain('$9')
    expect(container.querySelector('s, [data-sale]')).toBeNull()
  })

  it('renders nothing for a range that is not in amounts, such as the field of another API', () => {
    const other = { variants: [], priceRange: { min: { amount: 9 }, max: { amount: 12 } } } as never
    expect(text(<Price.Root product={other} {...usd} />)).toBe('')
    expect(text(<Price.Root product={{ variants: [] }} {...usd} />)).toBe('')
  })

  it('shows the prices of the variants if the item has some', () => {
    expect(text(<Price.Root product={{ ...item, variants: [plain] }} {...usd} />)).toContain('$10.00')
  })
})
