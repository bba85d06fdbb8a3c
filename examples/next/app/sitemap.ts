import type { MetadataRoute } from 'next'
import { connection } from 'next/server'

import { serverClient } from '../lib/server-client'
import { siteUrl } from '../lib/store'

/** Walks through all products a hundred at a time; a sitemap may hold 50,000 addresses. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  await connection()
  const entries: MetadataRoute.Sitemap = [{ url: siteUrl }, { url: `${siteUrl}/products` }]
  for await (const { slug, updatedAt } of serverClient.products.iterate({ sort: 'createdAt' })) {
    entries.push({ url: `${siteUrl}/products/${slug}`, lastModified: updatedAt })
  }
  return entries
}
