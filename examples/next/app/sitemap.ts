import type { MetadataRoute } from 'next'
import { connection } from 'next/server'

import { serverClient } from '../lib/server-client'
import { siteUrl } from '../lib/store'

/** Reads all products, 100 per request. A sitemap can contain 50,000 URLs. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  await connection()
  const entries: MetadataRoute.Sitemap = [{ url: siteUrl }, { url: `${siteUrl}/products` }]
  for await (const { slug, updatedAt } of serverClient.products.iterate({ sort: 'createdAt' })) {
    entries.push({ url: `${siteUrl}/products/${slug}`, lastModified: updatedAt })
  }
  return entries
}
