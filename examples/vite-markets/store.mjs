// A mock store for each market: the same products, with the same numbers in its own currency. The shop serves their photographs.
import { readdir, readFile } from 'node:fs/promises'
import { createMockStore, createSampleCatalog } from 'storefront-mock'
import { serveMockStore } from 'storefront-mock/node'

const currencies = ['EUR', 'USD']

const resources = JSON.parse(await readFile(new URL('checkout-resources.json', import.meta.url), 'utf8'))
const files = await readdir(new URL('public/photos', import.meta.url))
const catalog = createSampleCatalog({ size: 24, photos: { baseUrl: '/photos/', files } })

/** 12.50 is 1250 yen: a currency without cents has no fraction. */
function inCurrency(value, currency) {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions()
  return JSON.parse(JSON.stringify(value), (key, amount) =>
    maximumFractionDigits === 0 && ['price', 'compareAtPrice'].includes(key) && typeof amount === 'string'
      ? amount.replace('.', '').replace(/^0+(?=\d)/, '')
      : amount,
  )
}

// The addresses are in .env.
for (const [index, currency] of currencies.entries()) {
  const store = createMockStore({ ...inCurrency({ ...catalog, resources }, currency), apiKey: 'pk_demo' })
  await serveMockStore(store, { port: 4010 + index }).catch((error) => {
    if (error.code !== 'EADDRINUSE') throw error
    console.error(
      `Port ${4010 + index} is taken. End the other program, or change the ports here and in .env.`,
    )
    process.exit(1)
  })
}
console.log(`storefront-mock: ${currencies.length} stores, from http://127.0.0.1:4010 (key: pk_demo)`)
