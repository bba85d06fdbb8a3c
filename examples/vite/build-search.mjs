// Reads the store and writes the documents that the browser searches. Run it in CI, before the build or every hour.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createStorefrontClient } from 'storefront-react/core'
import { collectSearchDocuments, encodeSearchDocuments } from 'storefront-react/server'

import { facets } from './src/search/facets.js'

const file = await readFile(new URL('.env', import.meta.url), 'utf8')
const env = {
  ...Object.fromEntries([...file.matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value])),
  ...process.env,
}

const client = createStorefrontClient({
  baseUrl: env.VITE_STOREFRONT_URL,
  apiKey: env.VITE_STOREFRONT_KEY,
})
const documents = await collectSearchDocuments(client, { facets })
await mkdir(new URL('public/', import.meta.url), { recursive: true })
await writeFile(new URL('public/search.json', import.meta.url), encodeSearchDocuments(documents))
console.log(`${documents.documents.length} products can be searched.`)
