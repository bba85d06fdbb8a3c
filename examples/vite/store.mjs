// The mock store, with shipping rates, taxes and payments next to the products. The shop serves their photographs.
import { readdir, readFile } from 'node:fs/promises'
import { createMockStore, createSampleCatalog } from 'storefront-mock'
import { serveMockStore } from 'storefront-mock/node'

const resources = JSON.parse(await readFile(new URL('checkout-resources.json', import.meta.url), 'utf8'))
const files = await readdir(new URL('public/photos', import.meta.url))
const catalog = createSampleCatalog({ size: 24, photos: { baseUrl: '/photos/', files } })
const store = createMockStore({ ...catalog, resources, apiKey: 'pk_demo' })

/** The next port if one is taken: `start.mjs` passes the address to the shop. */
const serve = (port) =>
  serveMockStore(store, { port }).catch((error) => {
    if (error.code !== 'EADDRINUSE' || port > 4030) throw error
    return serve(port + 1)
  })
const { baseUrl } = await serve(4010)
console.log(`storefront-mock: ${baseUrl} (key: ${store.apiKey})`)
