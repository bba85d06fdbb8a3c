import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildClientSchema, buildSchema, graphql, parse, validate, type GraphQLSchema } from 'graphql'
import { describe, expect, it } from 'vitest'
import { createStorefrontClient } from 'storefront-react/core'

import { createConnectionsFetch, type Shop } from '../../examples/connections/src/connections-fetch.js'
import { saleor } from '../../examples/connections/src/saleor.js'
import { shopify } from '../../examples/connections/src/shopify.js'

const root = join(import.meta.dirname, '../..')

/** Shopify publishes its schema in this package, which `npm run bench` installs. `SHOPIFY_SCHEMA` names another file. */
const shopifySchema =
  process.env['SHOPIFY_SCHEMA'] ??
  join(root, 'bench/node_modules/@shopify/hydrogen-react/storefront.schema.json')
/** No package has the schema of Saleor. It is `saleor/graphql/schema.graphql` in the repository of Saleor. */
const saleorSchema = process.env['SALEOR_SCHEMA'] ?? ''

const readShopifySchema = () =>
  buildClientSchema(
    JSON.parse(readFileSync(shopifySchema, 'utf8')) as Parameters<typeof buildClientSchema>[0],
  )
const readSaleorSchema = () => buildSchema(readFileSync(saleorSchema, 'utf8'), { assumeValid: true })

const image = { url: 'https://shop.example/shirt.jpg', altText: 'A shirt', width: 800, height: 600 }

/** What the Storefront API answers for one product, by the names of its schema. */
const shopifyProduct = {
  id: 'gid://shopify/Product/1',
  title: 'Linen shirt',
  handle: 'linen-shirt',
  descriptionHtml: '<p>Washed linen</p>',
  tags: ['new'],
  createdAt: '2026-01-01T10:00:00Z',
  updatedAt: '2026-01-02T10:00:00Z',
  images: { nodes: [image] },
  options: [{ name: 'Size', optionValues: [{ name: 'S' }, { name: 'M' }] }],
  variants: {
    nodes: [
      ['S', true, false, null],
      ['M', false, false, { amount: '59.0' }],
      ['L', true, true, null],
    ].map(([value, availableForSale, currentlyNotInStock, compareAtPrice]) => ({
      id: `gid://shopify/ProductVariant/${value as string}`,
      availableForSale,
      currentlyNotInStock,
      price: { amount: '39.0' },
      compareAtPrice,
      image: null,
      selectedOptions: [{ name: 'Size', value }],
    })),
  },
}

const gross = (fractionalAmount: number, fractionDigits: number) => ({
  gross: { fractionalAmount, fractionDigits },
})

/** What Saleor answers for one product, by the names of its schema. */
const saleorProduct = {
  id: 'UHJvZHVjdDox',
  name: 'Linen shirt',
  slug: 'linen-shirt',
  description: '{"blocks":[{"type":"paragraph","data":{"text":"Washed <b>linen</b>"}}]}',
  seoTitle: 'Shirt',
  seoDescription: null,
  media: [{ url: image.url, alt: 'A shirt' }],
  collections: [{ id: 'Q29sbGVjdGlvbjox', name: 'New', slug: 'new' }],
  variants: [
    ['S', 3, gross(3900, 2), gross(3900, 2)],
    ['M', 0, gross(5, 2), gross(5900, 2)],
    ['L', 1, gross(3900, 0), null],
    ['XL', 1, gross(3900, 3), null],
    ['none', 1, null, null],
  ].map(([value, quantityAvailable, price, priceUndiscounted]) => ({
    id: `variant ${value as string}`,
    quantityAvailable,
    media: [],
    pricing: { price, priceUndiscounted },
    attributes: [{ attribute: { name: 'Size' }, values: [{ name: value }] }],
  })),
}

/** The names that a query gives to the fields of the schema: `name: title`. */
function select(query: string, product: object): object {
  const aliases = [...query.matchAll(/(\w+): (\w+)/g)].map(([, alias, field]) => [alias!, field!] as const)
  const rename = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rename)
    if (typeof value !== 'object' || value === null) return value
    const fields = Object.entries(value).map(([field, inner]) => {
      const alias = aliases.find((each) => each[1] === field && !Object.hasOwn(value, each[0]))
      return [alias?.[0] ?? field, rename(inner)]
    })
    return Object.fromEntries(fields) as object
  }
  return rename(product) as object
}

/** Answers without a schema, or as the published schema does: unknown fields and wrong types are then errors. */
function fetchOf(shop: Shop<never>, product: object, schema?: GraphQLSchema): typeof fetch {
  const pageInfo = { hasNextPage: false, hasPreviousPage: false }
  return async (input, init) => {
    const { query, variables } = (await new Request(input, init).json()) as {
      query: string
      variables: object
    }
    const node = schema ? product : select(shop.queries.list, product)
    const products = { edges: [{ cursor: 'a', node }], pageInfo, totalCount: 1 }
    const rootValue = { products, product: node }
    if (!schema) return Response.json({ data: rootValue })
    return Response.json(
      await graphql({ schema, source: query, rootValue, variableValues: { ...variables } }),
    )
  }
}

async function read(shop: Shop<never>, product: object, schema?: GraphQLSchema) {
  const client = createStorefrontClient({
    baseUrl: 'https://shop.example/api/v1',
    apiKey: null,
    fetch: createConnectionsFetch(shop, { fetch: fetchOf(shop, product, schema) }),
  })
  const list = await client.products.list({ limit: 24, order: 'desc' })
  const single = await client.products.retrieve({ slug: 'linen-shirt' })
  expect(list.invalidItems).toEqual([])
  expect(list.items).toEqual([single])
  expect(await client.products.retrieve({ id: single.id })).toEqual(single)
  return single
}

const shops = [
  {
    name: 'Shopify',
    shop: shopify('https://shop.example/api/graphql.json', 'public', 'DE') as Shop<never>,
    product: shopifyProduct,
    file: shopifySchema,
    readSchema: readShopifySchema,
    why: 'npm ci --prefix bench installs it',
    variants: [
      ['39.0', null, 'IN_STOCK_QUANTITY_UNKNOWN', 'S'],
      ['39.0', '59.0', 'OUT_OF_STOCK', 'M'],
      ['39.0', null, 'ON_BACKORDER', 'L'],
    ],
  },
  {
    name: 'Saleor',
    shop: saleor('https://shop.example/graphql/', 'default-channel') as Shop<never>,
    product: saleorProduct,
    file: saleorSchema,
    readSchema: readSaleorSchema,
    why: 'set SALEOR_SCHEMA to its file',
    variants: [
      ['39.00', null, 'IN_STOCK', 'S'],
      ['0.05', '59.00', 'OUT_OF_STOCK', 'M'],
      ['3900', null, 'IN_STOCK', 'L'],
      ['3.900', null, 'IN_STOCK', 'XL'],
    ],
  },
]

describe.each(shops)(
  'the connections of $name',
  ({ name, shop, product, file, readSchema, why, variants }) => {
    it('become products with exact prices', async () => {
      const { id, variants: read_, ...rest } = await read(shop, product)
      expect(rest).toMatchObject({ name: 'Linen shirt', slug: 'linen-shirt', status: 'ACTIVE' })
      expect(id).not.toContain('/')
      expect(
        read_.map(({ price, compareAtPrice, stockStatus, attributes }) => [
          price,
          compareAtPrice,
          stockStatus,
          attributes['Size'],
        ]),
      ).toEqual(variants)
    })

    const absent = existsSync(file) ? '' : ` (skipped: ${name}’s schema is absent; ${why})`
    it.skipIf(absent !== '')(`fit the published schema${absent}`, async () => {
      const schema = readSchema()
      for (const query of Object.values(shop.queries)) expect(validate(schema, parse(query))).toEqual([])
      expect((await read(shop, product, schema)).variants).toHaveLength(variants.length)
    })
  },
)

it('a product of Shopify without options has no choice', async () => {
  const selectedOptions = [{ name: 'Title', value: 'Default Title' }]
  const variants = {
    nodes: shopifyProduct.variants.nodes.slice(0, 1).map((each) => ({ ...each, selectedOptions })),
  }
  const product = await read(shops[0]!.shop, { ...shopifyProduct, variants })
  expect(product.variants.map(({ attributes }) => attributes)).toEqual([{}])
})

it('examples/connections has at most 200 lines of code', () => {
  const folder = join(root, 'examples/connections/src')
  const lines = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))
  const code = lines.filter((line) => line.trim() !== '' && !/^\s*(\/\/|\/\*\*|\*)/.test(line))
  expect(code.length).toBeGreaterThan(100)
  expect(code.length).toBeLessThanOrEqual(200)
})
