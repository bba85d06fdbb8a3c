import { describe, expect, it } from 'vitest'
import { buildProduct, buildVariant } from 'storefront-mock'

import { MissingCurrencyError } from '../errors/missing-currency-error.js'
import { getBreadcrumbs } from '../menus/get-breadcrumbs.js'
import { getBreadcrumbJsonLd } from './get-breadcrumb-json-ld.js'
import { getItemListJsonLd } from './get-item-list-json-ld.js'
import { getProductJsonLd } from './get-product-json-ld.js'
import { getProductSeo } from './get-product-seo.js'
import { serializeJsonLd } from './serialize-json-ld.js'

const url = 'https://shop.test/products/shirt'
const shirt = {
  ...buildProduct({
    options: { Colour: ['Black', 'White'], Fit: ['Slim'] },
    soldOut: [{ Colour: 'White' }],
    price: '35.00',
  }),
  name: 'Linen shirt',
}

describe('getProductSeo', () => {
  it('returns the metaTitle and metaDescription of the product', () => {
    const product = { ...shirt, metaTitle: 'Linen shirts | Ours', metaDescription: 'Woven in\nPorto.' }
    expect(getProductSeo(product)).toMatchObject({
      title: 'Linen shirts | Ours',
      description: 'Woven in Porto.',
    })
  })

  it.each([null, '', '  \n'])(
    'falls back to name and description if metaTitle and metaDescription are %j',
    (unset) => {
      const product = {
        ...shirt,
        metaTitle: unset,
        metaDescription: unset,
        description: '<p>Woven <b>&amp;</b> washed.</p><p>Soft.</p>',
      }
      expect(getProductSeo(product)).toMatchObject({
        title: 'Linen shirt',
        description: 'Woven & washed. Soft.',
      })
    },
  )

  it('returns no description if all texts are empty', () => {
    const product = { ...shirt, metaTitle: null, metaDescription: null, description: '<p> </p>' }
    expect(getProductSeo(product).description).toBeUndefined()
  })

  it('cuts a long description after a word and never inside a character', () => {
    const product = { ...shirt, metaDescription: null, description: 'Linen, washed softly. '.repeat(40) }
    const { description } = getProductSeo(product)
    expect(description!.length).toBeLessThanOrEqual(161)
    expect(description).toMatch(/(Linen|washed|softly)…$/)
    const emoji = getProductSeo({ ...product, description: `x${'\u{1F455}'.repeat(300)}` }).description
    // encodeURIComponent throws for half a surrogate pair.
    expect(decodeURIComponent(encodeURIComponent(emoji!))).toBe(emoji)
  })

  it('makes the first image absolute if siteUrl is set', () => {
    const product = { ...shirt, images: [null, { url: 'media/shirt.png', alt: '' }] }
    expect(getProductSeo(product).image).toBe('media/shirt.png')
    expect(getProductSeo(product, { siteUrl: 'https://shop.test/' }).image).toBe(
      'https://shop.test/media/shirt.png',
    )
    expect(getProductSeo({ ...shirt, images: [] }).image).toBeUndefined()
  })
})

describe('getProductJsonLd', () => {
  it('returns a Product with an offer for one variant', () => {
    const product = { ...buildProduct({ price: '35.00' }), images: ['/a.png'] }
    expect(getProductJsonLd(product, { url, rules: { currency: 'EUR' } })).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Product',
      url,
      image: ['https://shop.test/a.png'],
      offers: {
        '@type': 'Offer',
        price: '35.00',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
      },
    })
  })

  it('returns a ProductGroup with one Product for each of several variants', () => {
    expect(getProductJsonLd(shirt, { url, rules: { currency: 'EUR' } })).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: shirt.id,
      variesBy: ['https://schema.org/color'],
      hasVariant: [
        {
          name: 'Linen shirt – Black – Slim',
          color: 'Black',
          offers: { availability: 'https://schema.org/InStock' },
        },
        {
          name: 'Linen shirt – White – Slim',
          color: 'White',
          offers: { availability: 'https://schema.org/OutOfStock' },
        },
      ],
    })
  })

  it('reads options like the variant picker, also with unusual names', () => {
    const options = { url: 'https://shop.test/p', rules: { currency: 'EUR' } }
    const tee = {
      ...buildProduct({ name: 'Tee' }),
      options: [],
      variants: ['Red', 'Blue'].map((value) =>
        buildVariant({ attributes: { Color: { value }, constructor: null } }),
      ),
    }
    expect(getProductJsonLd(tee, options)).toMatchObject({
      variesBy: ['https://schema.org/color'],
      hasVariant: [
        { name: 'Tee – Red', color: 'Red' },
        { name: 'Tee – Blue', color: 'Blue' },
      ],
    })
    const odd = buildProduct({ options: { constructor: ['a', 'b'], ['__proto__']: ['c', 'd'] } })
    expect(getProductJsonLd(odd, options)).toHaveProperty('variesBy', [])
  })

  it('uses the given isVariantAvailable', () => {
    const data = getProductJsonLd(shirt, { url, rules: { currency: 'EUR', isVariantAvailable: () => false } })
    expect(JSON.stringify(data)).not.toContain('InStock')
  })

  it('returns no offer without variants and throws without a currency', () => {
    expect(
      getProductJsonLd({ ...shirt, variants: [] }, { url, rules: { currency: 'EUR' } }),
    ).not.toHaveProperty('offers')
    expect(() => getProductJsonLd(shirt, { url, rules: { currency: '' } })).toThrow(MissingCurrencyError)
  })
})

describe('serializeJsonLd', () => {
  it('escapes a product name that would end the script element', () => {
    const name = '</script><script>alert(1)</script><!-- & \u2028\u2029'
    const text = serializeJsonLd(
      getProductJsonLd({ ...shirt, name, metaTitle: null }, { url, rules: { currency: 'EUR' } }),
    )
    expect(text).not.toMatch(/[<>&\u2028\u2029]/)
    expect(JSON.parse(text)).toMatchObject({ name })
  })
})

describe('getProductJsonLd with a URL for each variant', () => {
  const urlOf = (variant?: { id: string }) => (variant ? `${url}?variant=${variant.id}` : url)

  it('offers each variant at its own URL, and the product at its page', () => {
    const data = getProductJsonLd(shirt, { url: urlOf, rules: { currency: 'EUR' } }) as {
      url: string
      hasVariant: { offers: { url: string } }[]
    }
    expect(data.url).toBe(url)
    expect(data.hasVariant.map(({ offers }) => offers.url)).toEqual(
      shirt.variants.map(({ id }) => `${url}?variant=${id}`),
    )
  })

  it('offers the only variant at its URL', () => {
    const mug = buildProduct()
    expect(getProductJsonLd(mug, { url: urlOf, rules: { currency: 'EUR' } })).toMatchObject({
      url,
      offers: { url: urlOf(mug.variants[0]) },
    })
  })
})

describe('getBreadcrumbJsonLd', () => {
  const menu = {
    id: 'm1',
    name: 'Main',
    items: [{ label: 'Clothes', children: [{ label: 'Shirts', url: '/collections/shirts' }] }],
  }

  it('lists the breadcrumbs from the outermost, with absolute URLs', () => {
    const breadcrumbs = getBreadcrumbs(menu, '/collections/shirts')
    expect(
      JSON.parse(JSON.stringify(getBreadcrumbJsonLd(breadcrumbs, { siteUrl: 'https://shop.test' }))),
    ).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Clothes' },
        { '@type': 'ListItem', position: 2, name: 'Shirts', item: 'https://shop.test/collections/shirts' },
      ],
    })
  })

  it('keeps the URLs of the menu without siteUrl, and leaves out empty ones', () => {
    const items = [
      { label: 'Clothes', url: '' },
      { label: 'Shirts', url: '/shirts' },
    ]
    expect(getBreadcrumbJsonLd(items)).toMatchObject({
      itemListElement: [{ item: undefined }, { item: '/shirts' }],
    })
    expect(getBreadcrumbJsonLd([])).toMatchObject({ itemListElement: [] })
  })
})

it('getItemListJsonLd lists the page of each item with its position', () => {
  const items = [{ slug: 'shirt' }, { slug: 'hat' }]
  const options = { url: ({ slug }: { slug: string }) => `https://shop.test/${slug}` }
  expect(getItemListJsonLd(items, options)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, url: 'https://shop.test/shirt' },
      { '@type': 'ListItem', position: 2, url: 'https://shop.test/hat' },
    ],
  })
  expect(getItemListJsonLd(items, { ...options, firstPosition: 25 })).toMatchObject({
    itemListElement: [{ position: 25 }, { position: 26 }],
  })
})
