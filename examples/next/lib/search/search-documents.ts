import 'server-only'
import { cacheLife } from 'next/cache'
import { connection } from 'next/server'
import { collectSearchDocuments, encodeSearchDocuments } from 'storefront-search/server'

import { uncachedClient } from '../server-client'
import { facets } from './search-url'

export async function getSearchDocuments(): Promise<{ readonly asOf: string; readonly text: string }> {
  // Without this line, a build would read the store.
  await connection()
  return cachedDocuments()
}

/**
 * Next serves the old documents while it builds new ones, every hour. The first visitor waits for the first build: above
 * 1,000 products, request `/search.json` once after each deployment.
 */
async function cachedDocuments() {
  'use cache'
  cacheLife('hours')
  const documents = await collectSearchDocuments(uncachedClient, { facets })
  return { asOf: documents.asOf, text: encodeSearchDocuments(documents) }
}
