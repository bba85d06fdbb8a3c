// The mock store, with shipping rates, taxes and payments next to the products. The shop serves their photographs.
import { readdir, readFile } from 'node:fs/promises'
import { createMockStore, createSampleCatalog } from 'storefront-mock'
import { serveMockStore } from 'storefront-mock/node'

const resources = JSON.parse(await readFile(new URL('checkout-resources.json', import.meta.url), 'utf8'))
const files = await readdir(new URL('public/photos', import.meta.url))
const catalog = createSampleCatalog({ size: 24, photos: { baseUrl: '/photos/', files } })
const store = createMockStore({ ...catalog, resources, apiKey: 'pk_demo' })
const { baseUrl } = await serveMockStore(store, { port: 4010 })
console.log(`storefront-mock: ${baseUrl} (key: ${store.apiKey})`)

// The store of the second market has the same products at other prices.
const inDollars = ({ price, ...variant }) => ({
  ...variant,
  price: `${price.split('.')[0]}.95`,
  compareAtPrice: null,
})
const products = store.products
  .all()
  .map((product) => ({ ...product, variants: product.variants.map(inDollars) }))
const second = createMockStore({ products, apiKey: store.apiKey })
await serveMockStore(second, { port: 4011 })
