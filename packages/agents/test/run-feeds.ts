// `npm run test:long feeds [count]`: the memory of product feeds, read through the client, page by page.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

import { createProductFeed, type ProductFeedOptions } from 'storefront-agents/feed'
import { buildProduct } from 'storefront-mock'

import { createStorefrontClient } from '../../../src/core/client/create-storefront-client.js'

const count = Number(process.argv[2] ?? 50_000)
const baseUrl = 'https://store.example/api/v1'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Live objects, without what the next collection would free. */
function heapInMegabytes(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed / 1e6
}

const template = buildProduct({
  images: ['/a.png', '/b.png'],
  description: 'A long description. '.repeat(50),
  options: { Colour: ['Blue', 'Red'], Size: ['S', 'M'] },
})

/** A server that holds no catalogue: each page is written when it is asked for. */
const fetchPage: typeof fetch = async (input) => {
  const { searchParams } = new URL(input instanceof Request ? input.url : String(input))
  const start = Number(searchParams.get('starting_after')?.slice(1) ?? -1) + 1
  const end = Math.min(start + 100, count)
  const items = Array.from({ length: end - start }, (_, index) => {
    const id = `p${start + index}`
    const variants = template.variants.map((variant) => ({ ...variant, id: `${id}-${variant.id}` }))
    return { ...template, id, slug: id, variants }
  })
  return Response.json({ data: items, has_more: end < count, total_count: count })
}

async function measure(format: ProductFeedOptions['format']): Promise<void> {
  const client = createStorefrontClient({
    baseUrl,
    apiKey: null,
    fetch: fetchPage,
    rules: { currency: 'EUR' },
  })
  const feed = createProductFeed({
    client,
    format,
    siteUrl: 'https://shop.example',
    getProductUrl: ({ slug }, variantId) => `/products/${slug}?variant=${variantId}`,
    getFields: () => ({ brand: 'Brand' }),
  })
  let bytes = 0
  let products = 0
  const heap: number[] = []
  for await (const text of feed.stream) {
    bytes += Buffer.byteLength(text)
    products += 1
    if (products % Math.ceil(count / 5) === Math.ceil(count / 10)) heap.push(heapInMegabytes())
  }
  const { rows, problems } = feed.getResult()
  console.log(
    `${format}: ${rows} rows, ${problems} left out, ${(bytes / 1e6).toFixed(0)} MB of text; ` +
      `heap on the way: ${heap.map((each) => each.toFixed(1)).join(', ')} MB`,
  )
  const growth = Math.max(...heap) - (heap[0] ?? 0)
  if (rows !== count * template.variants.length || growth > 5) {
    console.error(`The heap grew by ${growth.toFixed(1)} MB.`)
    process.exitCode = 1
  }
}

for (const format of ['google-xml', 'google-tsv', 'openai-jsonl'] as const) await measure(format)

const { status } = spawnSync(
  process.execPath,
  [
    join(import.meta.dirname, '../../../node_modules/vitest/vitest.mjs'),
    ...['run', '--project', 'node', 'packages/agents/test/feed-catalogs.test.ts'],
  ],
  { stdio: 'inherit' },
)
process.exitCode ||= status ?? 1
