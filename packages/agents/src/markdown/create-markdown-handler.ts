import { isStorefrontError, type Product } from 'storefront-react/core'
import { createPathTemplate } from 'storefront-react/internal'

import { MAX_OFFSET } from '../catalog/cursor.js'
import type { AgentCatalogOptions } from '../catalog/options.js'
import { includeOf, rulesOf } from '../catalog/rules-of.js'
import { createReporter } from '../http/respond.js'
import { escapeMarkdown } from './escape.js'
import { link, overviewMarkdown } from './overview-markdown.js'
import { productMarkdown } from './product-markdown.js'

/** Options of `createMarkdownHandler`. */
export interface MarkdownHandlerOptions extends Omit<AgentCatalogOptions, 'getProductUrl' | 'findProductId'> {
  /** The shop's name: the title of `llms.txt`. */
  readonly name: string
  /** One sentence about the shop, for `llms.txt`. */
  readonly description?: string | undefined
  /** BCP 47 tag of the prices. Default `'en'`. */
  readonly locale?: string | undefined
  /**
   * The paths of the shop's pages. Default `{ products: '/products', product: '/products/{slug}', collection:
   * '/collections/{slug}' }`.
   */
  readonly paths?:
    | { readonly products?: string; readonly product?: string; readonly collection?: string }
    | undefined
  /** `Cache-Control` of the pages. Default `public, max-age=60`. */
  readonly cacheControl?: string | undefined
  /** Called when the store or the search fails. Default: `console.error`. */
  readonly onError?: ((error: unknown, request: Request) => void | Promise<void>) | undefined
}

const PAGE_SIZE = 50
const MAX_COLLECTIONS = 100

/**
 * Serves the shop's pages as Markdown: `/products.md`, `/products/{slug}.md`, `/collections/{slug}.md` and `/llms.txt`; the
 * pages without `.md` too, for requests with `Accept: text/markdown`. The promise never rejects.
 * @example
 * // middleware of a server: pages for people, Markdown for agents
 * if (request.headers.get('Accept')?.includes('text/markdown')) return markdown(request)
 * @see https://llmstxt.org
 */
export function createMarkdownHandler({
  name,
  description,
  locale,
  paths: {
    products: productsPath = '/products',
    product: productPath = '/products/{slug}',
    collection: collectionPath = '/collections/{slug}',
  } = {},
  cacheControl = 'public, max-age=60',
  onError,
  client,
  search,
  rules,
  siteUrl,
  include = includeOf(rulesOf({ client, rules })),
  facets: { categories = 'collections' } = {},
}: MarkdownHandlerOptions): (request: Request) => Promise<Response> {
  const allRules = rulesOf({ client, rules })
  const report = createReporter(onError)
  const productTemplate = createPathTemplate(productPath)
  const collectionTemplate = createPathTemplate(collectionPath)
  const absolute = (path: string) => new URL(path, siteUrl).href

  async function route(url: URL, signal: AbortSignal): Promise<string | undefined> {
    const path = url.pathname
    if (path === '/llms.txt') return overview(signal)
    const plain = path.endsWith('.md') ? path.slice(0, -'.md'.length) : path
    const slug = productTemplate.match(plain)
    if (slug !== undefined) return showProduct(slug, signal)
    const number = Number(url.searchParams.get('page') ?? 1)
    const offset = (number - 1) * PAGE_SIZE
    if (!Number.isInteger(number) || offset < 0 || offset > MAX_OFFSET) return undefined
    if (plain === productsPath) return list('Products', plain, {}, number, signal)
    const collection = collectionTemplate.match(plain)
    return collection === undefined
      ? undefined
      : list(collection, plain, { [categories]: [collection] }, number, signal)
  }

  async function showProduct(slug: string, signal: AbortSignal): Promise<string | undefined> {
    try {
      const fetchOptions = { cache: 'no-store' as const, next: undefined }
      const product = (await client.products.retrieve({ slug }, { signal, fetchOptions })) as Product
      if (!include(product)) return undefined
      const url = absolute(productTemplate.fill(product.slug))
      return productMarkdown(product, { url, locale, rules: allRules })
    } catch (error) {
      if (isNotFound(error)) return undefined
      throw error
    }
  }

  async function list(
    title: string,
    path: string,
    filters: Readonly<Record<string, readonly string[]>>,
    number: number,
    signal: AbortSignal,
  ): Promise<string | undefined> {
    const offset = (number - 1) * PAGE_SIZE
    const { hits, hasMore } = await search.query(
      { filters, offset, limit: PAGE_SIZE, facets: false },
      { signal },
    )
    if (hits.length === 0 && Object.keys(filters).length > 0) return undefined
    const lines = hits.map(({ item }) => link(item.name, absolute(`${productTemplate.fill(item.slug)}.md`)))
    const hasNext = hasMore && offset + PAGE_SIZE <= MAX_OFFSET
    return [
      `# ${escapeMarkdown(title)}`,
      lines.join('\n'),
      ...(hasNext ? [link('Next page', absolute(`${path}.md?page=${number + 1}`))] : []),
    ].join('\n\n')
  }

  async function overview(signal: AbortSignal): Promise<string> {
    const { facets } = await search.query({ limit: 1, facets: { [categories]: MAX_COLLECTIONS } }, { signal })
    const facet = facets.find((each) => each.name === categories)
    const collections = facet?.kind === 'values' ? facet.values.slice(0, MAX_COLLECTIONS) : []
    return overviewMarkdown({
      name,
      description,
      currency: allRules.currency,
      productsUrl: absolute(`${productsPath}.md`),
      collections: collections.map(({ value, label }) => ({
        label,
        url: absolute(`${collectionTemplate.fill(value)}.md`),
      })),
    })
  }

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return text('Use GET.\n', { status: 405, headers: { Allow: 'GET, HEAD', 'Cache-Control': 'no-store' } })
    }
    try {
      const response = page(await route(new URL(request.url), request.signal), cacheControl)
      return request.method === 'HEAD' ? new Response(null, response) : response
    } catch (error) {
      const { status, content, retryAfterSeconds } = await report(error, request)
      const retry = retryAfterSeconds === undefined ? undefined : { 'Retry-After': String(retryAfterSeconds) }
      return text(`${content}\n`, { status, headers: { 'Cache-Control': 'no-store', ...retry } })
    }
  }
}

const isNotFound = (error: unknown) =>
  isStorefrontError(error) && (error.code === 'not-found' || error.code === 'invalid-params')

const page = (body: string | undefined, cacheControl: string) =>
  body === undefined
    ? text('Not found.\n', { status: 404, headers: { 'Cache-Control': 'no-store' } })
    : text(`${body}\n`, { headers: { 'Cache-Control': cacheControl } })

function text(
  body: string,
  { status = 200, headers }: { status?: number; headers: Record<string, string> },
): Response {
  return new Response(body, {
    status,
    headers: {
      'Content-Type': 'text/markdown; charset=utf-8',
      'X-Content-Type-Options': 'nosniff',
      // The same address is a page for people.
      Vary: 'Accept',
      ...headers,
    },
  })
}
