import { createIndexRecords } from 'storefront-search/hosted'
import { collectSearchDocuments } from 'storefront-search/server'

import { facets } from '../../../lib/search/search-url'
import { uncachedClient } from '../../../lib/server-client'

const settings = {
  searchableAttributes: ['name', 'tags', 'collectionNames', 'optionValues'],
  filterableAttributes: [...facets.map(({ name }) => name), 'collectionKeys', 'tags'],
  sortableAttributes: ['price', 'name', 'createdAt'],
  faceting: { maxValuesPerFacet: 1000 },
}

/** Fills the index of `NEXT_PUBLIC_SEARCH_URL` with every product. For a scheduled job, with the server's admin key. */
export async function POST(request: Request): Promise<Response> {
  const url = process.env.NEXT_PUBLIC_SEARCH_URL
  const key = process.env.SEARCH_ADMIN_KEY
  if (!url || !key || request.headers.get('authorization') !== `Bearer ${key}`) {
    return new Response(null, { status: 401 })
  }
  const documents = await collectSearchDocuments(uncachedClient, { facets })
  const records = createIndexRecords({ documents, per: 'product' })
  const index = `${new URL(url).origin}/indexes/products`
  const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' }
  for (const [path, method, body] of [
    ['/settings', 'PATCH', settings],
    ['/documents?primaryKey=objectID', 'PUT', records],
  ] as const) {
    const response = await fetch(index + path, { method, headers, body: JSON.stringify(body) })
    if (!response.ok) return new Response(await response.text(), { status: 502 })
  }
  return Response.json({ records: records.length })
}
