import { Hono } from 'hono'
import { NotFoundError, type StorefrontClient } from 'storefront-react/core'

/** With the market of a shop with several. A slug that the store does not have gets its 404 from `createPages`. */
const PATH =
  /^(\/[a-z]{2}-[a-z]{2})?\/?((products|search|wishlist|cart)|(products|collections|pages|orders)\/[^/]+)?\/?$/

export const isShopPath = (path: string): boolean => PATH.test(path)

/** A sitemap can contain 50,000 URLs. */
const MAX_URLS = 50_000
const HOUR_MS = 3_600_000

/** What search engines ask for: the status of a page, which pages there are, and which are not for them. */
export function createPages(client: StorefrontClient, basePath = ''): Hono {
  const app = new Hono()
  const resources = { products: client.products, collections: client.collections, pages: client.pages }
  for (const [name, resource] of Object.entries(resources))
    app.get(`${basePath}/${name}/:slug`, async (context, next) => {
      try {
        await resource.retrieve({ slug: context.req.param('slug') }, { signal: AbortSignal.timeout(3000) })
      } catch (error) {
        // Where the store does not answer, the page says so.
        if (error instanceof NotFoundError) context.status(404)
      }
      await next()
    })

  async function readUrls(): Promise<string[]> {
    const urls = ['/', '/products']
    for (const [name, resource] of Object.entries(resources))
      try {
        for await (const { slug } of resource.iterate({ limit: 100 })) {
          urls.push(`/${name}/${encodeURIComponent(slug)}`)
          if (urls.length === MAX_URLS) return urls
        }
      } catch (error) {
        // A store without pages or collections.
        if (!(error instanceof NotFoundError)) throw error
      }
    return urls
  }
  // One reading for all who ask within an hour.
  let known: { readonly urls: Promise<string[]>; readonly time: number } | undefined
  return app
    .get(`${basePath}/sitemap.xml`, async (context) => {
      if (!known || Date.now() - known.time > HOUR_MS) {
        const urls = readUrls()
        known = { urls, time: Date.now() }
        urls.catch(() => (known = undefined))
      }
      const origin = getOrigin(context.req.url) + basePath
      const locations = (await known.urls).map((url) => `<url><loc>${escape(origin + url)}</loc></url>`)
      return context.body(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${locations.join('')}</urlset>`,
        { headers: { 'content-type': 'application/xml; charset=utf-8' } },
      )
    })
    .get('/robots.txt', (context) => {
      const lines = [
        'User-agent: *',
        ...['cart', 'checkout', 'orders', 'search', 'wishlist'].map(
          (path) => `Disallow: ${basePath}/${path}`,
        ),
      ]
      return context.text(
        [...lines, `Sitemap: ${getOrigin(context.req.url)}${basePath}/sitemap.xml`, ''].join('\n'),
      )
    })
}

/** Behind a proxy, `SITE_URL` is the address that visitors see. */
const getOrigin = (url: string) => process.env.SITE_URL ?? new URL(url).origin

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&apos;').replaceAll('"', '&quot;')
