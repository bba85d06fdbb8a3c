import type { MetadataRoute } from 'next'

import { siteUrl } from '../lib/store'

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', disallow: ['/cart', '/checkout', '/orders', '/search', '/wishlist'] },
    sitemap: `${siteUrl}/sitemap.xml`,
  }
}
