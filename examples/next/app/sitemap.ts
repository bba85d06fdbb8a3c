import type { MetadataRoute } from 'next'
import { connection } from 'next/server'
import { NotFoundError } from 'storefront-react/core'

import { serverClient } from '../lib/server-client'
import { siteUrl } from '../lib/store'

/** Reads all products, 100 per request. A sitemap can contain 50,000 URLs. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  await connection()
  const entries: MetadataRoute.Sitemap = [{ url: siteUrl }, { url: `${siteUrl}/products` }]
  for await (const { slug, updatedAt } of serverClient.products.iterate({ sort: 'createdAt' })) {
    entries.push({ url: `${siteUrl}/products/${slug}`, lastModified: updatedAt })
  }
  for (const resource of [serverClient.collections, serverClient.pages]) {
    const path = resource === serverClient.pages ? 'pages' : 'collections'
    try {
      for await (const { slug } of resource.iterate({ limit: 100 }))
        entries.push({ url: `${siteUrl}/${path}/${slug}` })
    } catch (error) {
      // A store without them.
      if (!(error instanceof NotFoundError)) throw error
    }
  }
  return entries
}
