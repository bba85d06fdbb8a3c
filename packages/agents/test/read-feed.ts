// @ts-expect-error jsdom has no types here
import { JSDOM } from 'jsdom'
import { createProductFeed, type FeedProblem, type ProductFeedOptions } from 'storefront-agents/feed'
import { createMockStore } from 'storefront-mock'

import { createStorefrontClient } from '../../../src/core/client/create-storefront-client.js'
import type { Product } from '../../../src/core/schemas/product.js'

export const SITE = 'https://shop.example'
const API_KEY = 'sk_secret_of_the_server'
const NAMESPACE = 'http://base.google.com/ns/1.0'

/** Several values of one name are in the order of the file. */
export type Row = Record<string, string[]>
const Dom = JSDOM as unknown as new (text: string, options: object) => { window: { document: Document } }

/** A feed of these products, read through a client of a mock store. */
export async function writeFeed(products: readonly Product[], options: Partial<ProductFeedOptions> = {}) {
  const store = createMockStore({ products, apiKey: API_KEY })
  const client = createStorefrontClient({
    baseUrl: store.baseUrl,
    apiKey: API_KEY,
    fetch: store.fetch,
    rules: { currency: 'EUR' },
  })
  const problems: FeedProblem[] = []
  const feed = createProductFeed({
    client,
    format: 'google-xml',
    siteUrl: SITE,
    getProductUrl: ({ slug }, variantId) => `/products/${slug}?variant=${encodeURIComponent(variantId)}`,
    onProblem: (problem) => problems.push(problem),
    ...options,
  })
  const chunks: string[] = []
  for await (const chunk of feed.stream) chunks.push(chunk)
  return { text: chunks.join(''), problems, result: feed.getResult() }
}

/** Read by the XML parser of jsdom, which shares no code with the feed. Options are written as "name: value". */
export function readXml(text: string): Row[] {
  const { document } = new Dom(text, { contentType: 'text/xml' }).window
  return [...document.querySelectorAll('item')].map((item) => {
    const row: Row = {}
    for (const element of item.children) {
      const { localName, namespaceURI } = element
      if (namespaceURI !== NAMESPACE) throw new Error(`${localName} is not in the namespace of Google.`)
      const parts = element.children.length > 0 ? [...element.children] : [element]
      row[localName] = [...(row[localName] ?? []), parts.map((part) => part.textContent ?? '').join(': ')]
    }
    return row
  })
}

export function readTsv(text: string): Row[] {
  const [head = '', ...lines] = text.replace(/\n$/, '').split('\n')
  const names = head.split('\t')
  return lines.map((line) => {
    const cells = line.split('\t')
    if (cells.length !== names.length)
      throw new Error(`${cells.length} cells instead of ${names.length}: ${line}`)
    return Object.fromEntries(names.flatMap((name, index) => (cells[index] ? [[name, [cells[index]]]] : [])))
  })
}

export function readJsonLines(text: string): Record<string, unknown>[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>)
}
