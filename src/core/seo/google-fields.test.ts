import { describe, expect, it } from 'vitest'
import { buildProduct } from 'storefront-mock'

import { InvalidParamsError } from '../errors/invalid-params-error.js'
import type { Product } from '../schemas/product.js'
import type { Variant } from '../schemas/variant.js'
import { getProductJsonLd } from './get-product-json-ld.js'
import { serializeJsonLd } from './serialize-json-ld.js'

/**
 * What Google documents for merchant listings and product variants, by schema.org type. `a|b`: one of the two.
 * @see https://developers.google.com/search/docs/appearance/structured-data/merchant-listing
 * @see https://developers.google.com/search/docs/appearance/structured-data/product-variants
 */
const FIELDS: Readonly<Record<string, { required: readonly string[]; recommended: readonly string[] }>> = {
  ProductGroup: {
    required: ['name'],
    recommended: ['brand', 'description', 'hasVariant', 'productGroupID', 'url', 'variesBy'],
  },
  Product: {
    required: ['name', 'image', 'offers'],
    recommended: ['gtin', 'sku'],
  },
  Brand: { required: ['name'], recommended: [] },
  Offer: {
    required: ['price|priceSpecification', 'priceCurrency|priceSpecification'],
    recommended: ['availability', 'hasMerchantReturnPolicy', 'itemCondition', 'shippingDetails', 'url'],
  },
  UnitPriceSpecification: {
    required: ['price', 'priceCurrency'],
    recommended: ['priceType|referenceQuantity'],
  },
  MerchantReturnPolicy: {
    required: ['applicableCountry', 'returnPolicyCategory'],
    recommended: ['merchantReturnDays', 'returnFees', 'returnMethod'],
  },
  OfferShippingDetails: {
    required: ['shippingDestination', 'shippingRate'],
    recommended: ['deliveryTime'],
  },
  ShippingDeliveryTime: { required: [], recommended: ['handlingTime', 'transitTime'] },
  DefinedRegion: { required: ['addressCountry'], recommended: [] },
  MonetaryAmount: { required: ['currency', 'value|maxValue'], recommended: [] },
  QuantitativeValue: { required: ['unitCode', 'value|minValue'], recommended: [] },
}

/** Fields with the type that Google documents for their value. */
const VALUES: Readonly<Record<string, RegExp>> = {
  price: /^\d+(\.\d+)?$/,
  priceCurrency: /^[A-Z]{3}$/,
  currency: /^[A-Z]{3}$/,
  addressCountry: /^[A-Z]{2}$/,
  gtin: /^(\d{8}|\d{12}|\d{13}|\d{14})$/,
  url: /^https:\/\//,
  availability: /^https:\/\/schema\.org\/(InStock|OutOfStock)$/,
  priceType: /^https:\/\/schema\.org\/StrikethroughPrice$/,
  returnPolicyCategory:
    /^https:\/\/schema\.org\/MerchantReturn(FiniteReturnWindow|UnlimitedWindow|NotPermitted)$/,
  returnMethod: /^https:\/\/schema\.org\/Return(ByMail|InStore|AtKiosk)$/,
  returnFees: /^https:\/\/schema\.org\/(FreeReturn|ReturnFeesCustomerResponsibility|ReturnShippingFees)$/,
}

type Node = Readonly<Record<string, unknown>>

/** Every object with a type, as a search engine reads the text of the page. */
function nodesOf(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf)
  if (typeof value !== 'object' || value === null) return []
  return [value as Node, ...Object.values(value).flatMap(nodesOf)]
}

function problemsOf(data: Node, kind: 'required' | 'recommended'): string[] {
  return nodesOf(JSON.parse(serializeJsonLd(data))).flatMap((node) => {
    const type = String(node['@type'])
    const fields = FIELDS[type]
    if (!fields) return [`${type} is not a type that Google documents here`]
    const missing = fields[kind].filter((alternatives) =>
      alternatives.split('|').every((name) => !has(node, name)),
    )
    const wrong = Object.entries(node).filter(([name, text]) =>
      [text].flat().some((each) => typeof each === 'string' && VALUES[name]?.test(each) === false),
    )
    return [
      ...missing.map((name) => `${type} has no ${name}`),
      ...wrong.map(([name, text]) => `${type}.${name} is ${JSON.stringify(text)}`),
    ]
  })
}

const has = (node: Node, name: string) =>
  node[name] !== undefined && !(Array.isArray(node[name]) && node[name].length === 0)

interface ShopVariant extends Variant {
  readonly barcode: string
}

const url = 'https://shop.test/products/coffee'
const extended = <P extends Product>(product: P) => ({
  ...product,
  description: 'Roasted in Porto.',
  images: ['/coffee.png'],
  variants: product.variants.map((variant): ShopVariant => ({ ...variant, barcode: '4006381333931' })),
})
const pack = extended(buildProduct({ price: '9.00', compareAtPrice: '12.00' }))
const packs = extended(
  buildProduct({ options: { Size: ['Small', 'Large'] }, price: '9.00', compareAtPrice: '12.00' }),
)

const everything = (product: typeof pack) =>
  getProductJsonLd(product, {
    url,
    rules: { currency: 'EUR', getPriorPrice: () => '10.00' },
    brand: 'Ours',
    gtin: ({ barcode }) => barcode,
    measure: () => ({ quantity: 250, unit: 'gram' }),
    shipping: [{ countries: ['DE', 'AT'], rate: '4.90', handlingDays: [0, 1], transitDays: [1, 3] }],
    returns: { countries: ['DE', 'AT'], days: 30, method: 'mail', fees: 'free' },
    extend: { offer: () => ({ itemCondition: 'https://schema.org/NewCondition' }) },
  })

const offerOf = (data: Node) => data.offers as Node

describe('the fields that Google documents', () => {
  it.each([
    ['a product', pack],
    ['a product with several variants', packs],
  ])('are all there for %s with every option', (_, product) => {
    expect(problemsOf(everything(product), 'required')).toEqual([])
    const recommended = problemsOf(everything(product), 'recommended')
    expect(recommended).toEqual([])
  })

  it.each([
    ['a product', pack],
    ['a product with several variants', packs],
  ])('that are required are there for %s without options', (_, product) => {
    expect(problemsOf(getProductJsonLd(product, { url, rules: { currency: 'EUR' } }), 'required')).toEqual([])
  })

  it('are reported by this test where they are missing or wrong', () => {
    const broken = getProductJsonLd(pack, {
      url: '/coffee',
      rules: { currency: 'euro' },
      gtin: () => '123',
      extend: { product: () => ({ name: undefined, brand: { '@type': 'Brand' } }) },
    })
    expect(problemsOf(broken, 'required')).toEqual(
      expect.arrayContaining([
        'Product has no name',
        'Brand has no name',
        'Product.gtin is "123"',
        'Offer.priceCurrency is "euro"',
        'Product.url is "/coffee"',
      ]),
    )
  })
})

describe('the price of an offer', () => {
  it('has the compareAtPrice struck through, and nothing struck through without a sale', () => {
    const { price, priceSpecification } = offerOf(getProductJsonLd(pack, { url, rules: { currency: 'EUR' } }))
    expect(price).toBe('9.00')
    expect(priceSpecification).toMatchObject({
      price: '12.00',
      priceType: 'https://schema.org/StrikethroughPrice',
    })
    const plain = getProductJsonLd(buildProduct({ price: '9.00' }), { url, rules: { currency: 'EUR' } })
    expect(offerOf(plain).priceSpecification).toBeUndefined()
  })

  it('has the prior price struck through, or none where it is not known', () => {
    const withPrior = (priorPrice: string | undefined) =>
      offerOf(getProductJsonLd(pack, { url, rules: { currency: 'EUR', getPriorPrice: () => priorPrice } }))
        .priceSpecification
    expect(withPrior('10.00')).toMatchObject({ price: '10.00' })
    expect(withPrior(undefined)).toBeUndefined()
    expect(withPrior('9.00')).toBeUndefined()
  })

  it('has the measure of a unit price, next to the price before the sale', () => {
    const { priceSpecification } = offerOf(everything(pack))
    expect(priceSpecification).toEqual([
      {
        '@type': 'UnitPriceSpecification',
        price: '9.00',
        priceCurrency: 'EUR',
        referenceQuantity: {
          '@type': 'QuantitativeValue',
          value: '250',
          unitCode: 'GRM',
          valueReference: { '@type': 'QuantitativeValue', value: '1', unitCode: 'KGM' },
        },
      },
      {
        '@type': 'UnitPriceSpecification',
        price: '10.00',
        priceCurrency: 'EUR',
        priceType: 'https://schema.org/StrikethroughPrice',
      },
    ])
  })
})

describe('the policies of an offer', () => {
  const policyOf = (returns: Parameters<typeof getProductJsonLd>[1]['returns']) =>
    offerOf(getProductJsonLd(pack, { url, rules: { currency: 'EUR' }, returns })).hasMerchantReturnPolicy

  it.each([
    [{ days: 14, fees: 'customer' }, 'FiniteReturnWindow', 14, 'ReturnFeesCustomerResponsibility'],
    [{ days: 'unlimited', fees: 'free' }, 'UnlimitedWindow', undefined, 'FreeReturn'],
    [{ days: 30, fees: { amount: '3.50' } }, 'FiniteReturnWindow', 30, 'ReturnShippingFees'],
  ] as const)('describe the returns %o', (policy, category, days, fees) => {
    expect(policyOf({ countries: ['DE'], ...policy })).toMatchObject({
      returnPolicyCategory: `https://schema.org/MerchantReturn${category}`,
      merchantReturnDays: days,
      returnFees: `https://schema.org/${fees}`,
    })
  })

  it('say that a product cannot be returned', () => {
    expect(policyOf({ countries: ['DE'], days: 0 })).toMatchObject({
      returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
      merchantReturnDays: undefined,
    })
  })

  it.each([
    { shipping: [{ countries: ['DE'], rate: '4,90' }] },
    { returns: { countries: ['DE'], days: 14, fees: { amount: 'free' } } },
    { measure: () => ({ quantity: 0, unit: 'gram' as const }) },
    { rules: { currency: 'EUR', getPriorPrice: () => 'ten' } },
  ])('throw InvalidParamsError for an amount or a quantity that is not one: %o', (options) => {
    expect(() => getProductJsonLd(pack, { url, rules: { currency: 'EUR' }, ...options })).toThrow(
      InvalidParamsError,
    )
  })
})

describe('extend', () => {
  it('adds and replaces properties of the product, each variant and each offer', () => {
    const extend = {
      product: ({ name }: Product) => ({ name: `${name}!`, aggregateRating: { ratingValue: 4.5 } }),
      variant: ({ barcode }: ShopVariant) => ({ mpn: barcode, sku: 'other' }),
      offer: ({ price }: Variant) => ({ priceValidUntil: '2030-01-01', price: `${price}0` }),
    }
    const changed = {
      mpn: '4006381333931',
      sku: 'other',
      offers: { priceValidUntil: '2030-01-01', price: '9.000' },
    }
    const product = { name: `${pack.name}!`, aggregateRating: { ratingValue: 4.5 } }
    expect(getProductJsonLd(pack, { url, rules: { currency: 'EUR' }, extend })).toMatchObject({
      ...product,
      ...changed,
    })
    const group = { ...product, name: `${packs.name}!`, hasVariant: [changed, changed] }
    expect(getProductJsonLd(packs, { url, rules: { currency: 'EUR' }, extend })).toMatchObject(group)
  })

  it('uses the numbers of the shop', () => {
    const options = { url, rules: { currency: 'EUR' }, sku: ({ barcode }: ShopVariant) => `S-${barcode}` }
    expect(getProductJsonLd(pack, options)).toMatchObject({ sku: 'S-4006381333931' })
    expect(getProductJsonLd(pack, { url, rules: { currency: 'EUR' } })).toMatchObject({
      sku: pack.variants[0]!.id,
    })
  })
})
