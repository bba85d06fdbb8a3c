import { createMarkdownHandler, createCatalogMcpHandler, createCatalogHandler } from 'storefront-agents'
import { createProductFeed } from 'storefront-agents/feed'
import { buildProduct } from 'storefront-mock'

import { checkCartLines } from '../../src/cart/check/check-cart-lines.js'
import { readCartForm } from '../../src/cart/server/read-cart-form.js'
import { getQuantityField } from '../../src/cart/state/line-change.js'
import { getLineId } from '../../src/cart/state/line-id.js'
import { createStorefrontClient } from '../../src/core/client/create-storefront-client.js'
import { getBreadcrumbs } from '../../src/core/menus/get-breadcrumbs.js'
import { createImageResolver } from '../../src/core/readers/create-image-resolver.js'
import { getCollectionReference } from '../../src/core/readers/get-collection-reference.js'
import { getImage } from '../../src/core/readers/get-image.js'
import { getOption } from '../../src/core/readers/get-option.js'
import { decodeEntities } from '../../src/core/readers/decode-entities.js'
import { getParagraphs } from '../../src/core/readers/get-paragraphs.js'
import { getTag } from '../../src/core/readers/get-tag.js'
import { readOptionValue, readSwatch } from '../../src/core/readers/read-option-value.js'
import { isSafeImageUrl, isSafeUrl } from '../../src/core/readers/safe-url.js'
import { menus } from '../../src/core/resources/menus.js'
import type { Product } from '../../src/core/schemas/product.js'
import { validate } from '../../src/core/schemas/validate.js'
import { getBreadcrumbJsonLd } from '../../src/core/seo/get-breadcrumb-json-ld.js'
import { getFeedId } from '../../src/core/seo/get-feed-id.js'
import { getItemListJsonLd } from '../../src/core/seo/get-item-list-json-ld.js'
import { getProductJsonLd } from '../../src/core/seo/get-product-json-ld.js'
import { getProductSeo } from '../../src/core/seo/get-product-seo.js'
import { resolveUrl } from '../../src/core/seo/resolve-url.js'
import { serializeJsonLd } from '../../src/core/seo/serialize-json-ld.js'
import { normalizeBaseUrl } from '../../src/core/transport/base-url.js'
import { cacheScopeOf } from '../../src/core/transport/cache-scope.js'
import { assertApiKey, createHeaders, resolveApiKey } from '../../src/core/transport/credentials.js'
import { createTransport } from '../../src/core/transport/create-transport.js'
import { readErrorBody, readRetryAfter } from '../../src/core/transport/error-body.js'
import { isCutOff } from '../../src/core/transport/is-cut-off.js'
import { copyError, redactResponse } from '../../src/core/transport/redact.js'
import { toQueryString } from '../../src/core/transport/search-params.js'
import { retryDelay, shouldRetry } from '../../src/core/transport/retry.js'
import { findVariantProblems } from '../../src/core/variants/find-variant-problems.js'
import { getProductImages } from '../../src/core/variants/get-product-images.js'
import { getVariantSelection } from '../../src/core/variants/get-variant-selection.js'
import { getVariantState } from '../../src/core/variants/get-variant-state.js'
import { createStorefrontHandler } from '../../src/server/create-storefront-handler.js'
import { createPriceLog } from '../../src/server/price-log/create-price-log.js'
import { createDevelopmentHints } from '../../src/server/development-hints.js'
import { isSameOriginRequest } from '../../src/server/is-same-origin-request.js'
import { createPathPattern, createRequestMatcher } from '../../src/server/match-path.js'
import { createProductListUrl } from '../../src/url/server/index.js'

const KEY = 'pk_live_51Hs2F/xQ=='
const product = buildProduct()
const menu = { id: 'm', name: 'Main', items: [{ label: 'Shirts', url: '/shirts' }] }
const listUrl = createProductListUrl({ sorts: ['name', 'price'] })
const request = { method: 'GET', url: 'https://shop.test/v1' } as const
const silently = (work: () => unknown) => {
  const { warn } = console
  console.warn = () => {}
  try {
    return work()
  } finally {
    console.warn = warn
  }
}
/** Reads one response through the whole client. */
const receive = (body: string, status = 200) =>
  createTransport({
    baseUrl: 'https://shop.test/v1',
    apiKey: KEY,
    headers: {},
    fetch: async () => new Response(body, { status }),
    fetchOptions: undefined,
    timeoutMs: 60_000,
    maxResponseBytes: 1e9,
  })('/products', undefined, undefined, (response) => response)
const proxyOver = (body: string) =>
  createStorefrontHandler({
    client: createStorefrontClient({
      baseUrl: 'https://shop.test/v1',
      apiKey: KEY,
      fetch: async () => new Response(body),
    }),
    onError: () => {},
  })
const matchRequest = createRequestMatcher([createPathPattern('/products/{id}?q={q}')])

interface Item {
  readonly label: string
  readonly url: string
  readonly children: Item[]
}

/** Every function that reads a text of the store or of a visitor. */
export const textSubjects: Readonly<Record<string, (text: string) => unknown>> = {
  decodeEntities,
  getParagraphs,
  getImage: (text) => getImage({ url: text, alt: text, width: text }),
  getTag,
  readOptionValue,
  readSwatch: (text) => readSwatch({ value: text, swatch: { color: '' } }),
  getOption: (text) => getOption({ name: text, values: [text] }),
  getCollectionReference,
  isSafeUrl,
  isSafeImageUrl,
  createImageResolver: (text) => createImageResolver({ baseUrl: text })({ src: text }),
  'getBreadcrumbs, page URL': (text) => getBreadcrumbs(menu, `/${text}`),
  'getBreadcrumbs, menu URL': (text) => getBreadcrumbs({ ...menu, items: [{ label: '', url: text }] }, '/a'),
  'menus resource': (text) => validate(menus.schema, { ...menu, items: [{ label: text, url: text }] }),
  getProductSeo: (text) =>
    getProductSeo({ ...product, name: text, metaTitle: text, metaDescription: '', description: text }),
  getProductJsonLd: (text) =>
    serializeJsonLd(
      getProductJsonLd(
        { ...product, name: text, description: text, images: [text] },
        { url: 'https://shop.test/p', rules: { currency: 'EUR' } },
      ),
    ),
  getBreadcrumbJsonLd: (text) =>
    serializeJsonLd(getBreadcrumbJsonLd([{ label: text, url: text }], { siteUrl: 'https://shop.test' })),
  getItemListJsonLd: (text) => serializeJsonLd(getItemListJsonLd([text], { url: (url) => url })),
  getFeedId: (text) => getFeedId({ id: text }, { id: text }),
  resolveUrl: (text) => resolveUrl(text, 'https://shop.test'),
  normalizeBaseUrl: (text) => normalizeBaseUrl(`https://shop.test/${text}`),
  cacheScopeOf: (text) => cacheScopeOf('https://shop.test', text, { a: text }),
  readErrorBody: (text) => readErrorBody(text, [KEY]),
  'readErrorBody, JSON': (text) => readErrorBody(JSON.stringify({ [text]: text }), [KEY]),
  readRetryAfter,
  isCutOff,
  redactResponse: (text) => redactResponse(text, [KEY]),
  copyError: (text) => copyError(new Error(text), [KEY]),
  assertApiKey,
  resolveApiKey: (text) => resolveApiKey(() => text, request),
  createHeaders: (text) =>
    createHeaders(null, { headers: { [text.slice(0, 100)]: text, 'x-text': text } }, request),
  'a response of the client': receive,
  'a JSON response of the client': (text) => receive(JSON.stringify({ [text]: [text, `${KEY}${text}`] })),
  'an error response of the client': (text) => receive(text, 400),
  'the retry of an error': (text) => [shouldRetry(0, new Error(text)), retryDelay(0, new Error(text))],
  toQueryString: (text) => toQueryString({ a: text }),
  'the path of a proxied request': (text) => matchRequest(`/products/${text}`, new URLSearchParams()),
  'the query of a proxied request': (text) => matchRequest('/products/a', new URLSearchParams(text)),
  'the URL of a list': (text) => {
    const query = `?sort=${encodeURIComponent(text)}&after=${encodeURIComponent(text)}&${text}`
    return [listUrl.load(query), listUrl.toHref(query, { sort: text })]
  },
  'the price log': (text) =>
    logOver([{ price: text, reduced: false, since: 0, until: 1 }]).getPriorPrices([
      { id: text, variants: [{ id: text, price: text, compareAtPrice: text }] },
    ]),
  isSameOriginRequest: (text) =>
    isSameOriginRequest(new Request('https://shop.test', { headers: { origin: text } }), { origin: text }),
  createPathPattern: (text) => createPathPattern(`/${text}?${text}`),
  createDevelopmentHints: (text) =>
    silently(() => {
      const hints = createDevelopmentHints()
      hints.droppedParam(text, `/${text}`)
      hints.outsideBasePath(text, '/api/v1')
    }),
  'a request of the proxy': (text) =>
    silently(() =>
      proxyOver('{}')(new Request(new URL(`/api/v1/products/${text}?${text}`, 'https://shop.test'))),
    ),
  'a response of the proxy': (text) =>
    proxyOver(JSON.stringify([text]))(new Request('https://shop.test/api/v1/products')),
  'a product for an agent': (text) =>
    createCatalogHandler(agentOptions(text))(
      agentPost('/ucp/catalog/product', { id: 'p', selected: [{ name: text, label: text }] }),
    ),
  'a search of an agent': (text) =>
    createCatalogHandler(agentOptions(''))(
      agentPost('/ucp/catalog/search', { query: text, pagination: { cursor: text } }),
    ),
  'a call of an agent': (text) =>
    createCatalogMcpHandler(agentOptions(''))(agentPost('/mcp', { jsonrpc: '2.0', id: text, method: text })),
  'a page in Markdown': (text) =>
    createMarkdownHandler(agentOptions(text))(new Request(new URL('/products/a.md', 'https://shop.test'))),
  'an address of a page in Markdown': (text) =>
    createMarkdownHandler(agentOptions(''))(
      new Request(new URL(`/products/${text}.md`, 'https://shop.test')),
    ),
}

/** A price log whose storage returns the history for each variant. */
const logOver = (history: unknown) =>
  createPriceLog({
    storage: { get: (keys) => new Map(keys.map((key) => [key, history])), set: () => {} },
    intervalMs: 60_000,
  })

/** The shop of an agent that sends the text, and whose store has it in each field. */
const agentOptions = (text: string) => ({
  client: {
    rules: { currency: 'EUR' },
    products: {
      retrieve: () =>
        Promise.resolve({
          ...product,
          name: text,
          description: text,
          images: [text],
          tags: [text],
          collections: [text],
        }),
    },
  } as never,
  search: {
    query: () =>
      Promise.resolve({
        hits: [],
        hasMore: false,
        isExact: true,
        facets: [],
        suggestions: [],
        isRelaxed: false,
      }),
  },
  siteUrl: 'https://shop.test',
  name: text,
  onError: () => undefined,
})
const agentPost = (path: string, body: object) =>
  new Request(`https://shop.test${path}`, { method: 'POST', body: JSON.stringify(body) })

/** Functions of the same folders that the subjects call, or that take no text of the store or of a visitor. */
export const reachedBySubjects: Readonly<Record<string, string>> = {
  readHtmlTokens: 'getParagraphs',
  readText: 'getTag, and a response of the client',
  toAbsoluteUrl: 'getBreadcrumbJsonLd',
  removeUnsafeUrls: 'menus resource',
  redact: 'redactResponse',
  resolveBaseUrl: 'a response of the client',
  startDeadline: 'a response of the client; takes a number',
  sleep: 'takes a number',
  createPatterns: 'a request of the proxy; takes definitions of the app',
  getResourcePaths: 'a request of the proxy; takes the client',
  errorResponse: 'a request of the proxy; takes constants',
  createConcurrencyLimit: 'takes a number',
  isServerCached: 'takes options of the app',
  isFrameworkSignal: 'a response of the client; reads a type',
  returnPolicyJsonLd: 'takes policies of the app',
  shippingJsonLd: 'takes policies of the app',
  priceJsonLd: 'getProductJsonLd',
  getTimes: 'takes a number',
  addReading: 'the price log, readings',
  findPriorPrice: 'the price log',
  parseHistory: 'the price log',
  upstreamErrorResponse: 'a response of the proxy; reads no text of the error',
}

const numbers = (size: number) => Array.from({ length: size }, (_, index) => index)
const variantOf = (index: number, attributes: Record<string, string>) => ({
  ...product.variants[0]!,
  id: `v${index}`,
  image: `/${index}.jpg`,
  attributes,
})
const shop = { url: 'https://shop.test/p', rules: { currency: 'EUR' } }

/** A client of a store with one product, without requests. */
const clientOf = (only: Product) =>
  ({
    rules: shop.rules,
    products: {
      list: () => Promise.resolve({ items: [only], invalidItems: [], hasMore: false }),
      retrieve: () => Promise.resolve(only),
    },
  }) as never

interface SizedSubject<T> {
  readonly create: (size: number) => T
  readonly run: (input: T) => unknown
  readonly size: number
}

const sized = <T>(subject: SizedSubject<T>): SizedSubject<unknown> => subject as SizedSubject<unknown>

/** Functions whose work grows with the number of parts of a product or menu. */
function cartForm(variantIds: readonly string[]): FormData {
  const form = new FormData()
  for (const variantId of variantIds) {
    const line = { productId: 'p', variantId, quantity: 1 }
    form.append('cart-line', JSON.stringify(line))
    form.append(getQuantityField(getLineId(line)), '2')
  }
  return form
}

export const sizedSubjects: Readonly<Record<string, SizedSubject<unknown>>> = {
  'getProductJsonLd, variants with images': sized({
    size: 4000,
    create: (size) => ({
      ...product,
      images: numbers(size).map((index) => `/${index}.jpg`),
      variants: numbers(size).map((index) => variantOf(index, { Size: `${index}` })),
    }),
    run: (input) => getProductJsonLd(input, shop),
  }),
  'getProductJsonLd, variants without images': sized({
    size: 1000,
    create: (size) => ({
      ...product,
      images: numbers(size).map((index) => `/${index}.jpg`),
      variants: numbers(size).map((index) => ({ ...variantOf(index, { Size: `${index}` }), image: null })),
    }),
    run: (input) => serializeJsonLd(getProductJsonLd(input, shop)),
  }),
  ...Object.fromEntries(
    (['google-xml', 'openai-jsonl'] as const).map((format) => [
      `createProductFeed, ${format}, variants, pictures and a description`,
      sized({
        size: 500,
        create: (size) => ({
          ...product,
          description: '<p>Soft &amp; warm.</p>'.repeat(size),
          images: numbers(size).map((index) => `/product-${index}.jpg`),
          variants: numbers(size).map((index) => variantOf(index, { Size: `${index}` })),
        }),
        run: async (input) => {
          const feed = createProductFeed({
            client: clientOf(input),
            format,
            siteUrl: 'https://shop.test',
            getProductUrl: ({ slug }, id) => `/products/${slug}?variant=${id}`,
            getFields: () => ({ brand: 'Ours' }),
          })
          for await (const _ of feed.stream);
        },
      }),
    ]),
  ),
  'checkCartLines, lines of one product': sized({
    size: 2000,
    create: (size) => ({
      ...product,
      variants: numbers(size).map((index) => variantOf(index, { Size: `${index}` })),
    }),
    run: (input) => {
      const { id: productId, variants } = input
      const lines = variants.map(({ id }) => ({ productId, variantId: id, quantity: 1 }))
      return checkCartLines(clientOf(input), lines)
    },
  }),
  'getVariantSelection, copies of variants': sized({
    size: 4000,
    create: (size) => ({
      ...product,
      variants: numbers(size).map((index) => variantOf(index, { Size: `${index}` })),
    }),
    run: (input) => input.variants.map((variant) => getVariantSelection({ ...variant }, input)),
  }),
  'getVariantState, values of one label': sized({
    size: 4000,
    create: (size) => {
      const values = numbers(size).map((index) => ({ label: 'Red', value: `${index}` }))
      return {
        ...product,
        options: [{ name: 'Color', values }],
        variants: values.map((Color, index) => ({ ...variantOf(index, {}), attributes: { Color } })),
      }
    },
    run: (input) => getVariantState(input, {}),
  }),
  'getVariantState, values that differ in case': sized({
    size: 4000,
    create: (size) => {
      const values = numbers(size).flatMap((index) =>
        ['a', 'A'].map((label) => ({ label: `${label}${index}`, value: `${label}-${index}` })),
      )
      return {
        ...product,
        options: [],
        variants: values.map((Color, index) => ({ ...variantOf(index, {}), attributes: { Color } })),
      }
    },
    run: (input) => getVariantState(input, {}),
  }),
  'getProductImages, one image': sized({
    size: 20_000,
    create: (size) => ({
      images: [],
      variants: numbers(size).map((index) => ({ ...variantOf(index, {}), image: '/a.jpg' })),
    }),
    run: getProductImages,
  }),
  'findVariantProblems, own attributes': sized({
    size: 1000,
    create: (size) => ({
      ...product,
      options: [],
      variants: numbers(size).map((index) =>
        variantOf(index, Object.fromEntries(numbers(5).map((place) => [`A${index}-${place}`, 'x']))),
      ),
    }),
    run: findVariantProblems,
  }),
  'findVariantProblems, listed values': sized({
    size: 8000,
    create: (size) => ({
      ...product,
      options: [{ name: 'Size', values: numbers(size).map(String) }],
      variants: numbers(size).map((index) => variantOf(index, { Size: `-${index}` })),
    }),
    run: findVariantProblems,
  }),
  'readCartForm, lines with quantity fields': sized({
    size: 4000,
    create: (size) => cartForm(numbers(size).map((index) => `${index}`)),
    run: (input) => readCartForm(input, { limits: { lines: Infinity } }),
  }),
  'readCartForm, lines of one product': sized({
    size: 4000,
    create: (size) => ({
      form: cartForm(numbers(size).map((index) => `v${index}`)),
      product: { ...product, id: 'p', variants: numbers(size).map((index) => variantOf(index, {})) },
    }),
    run: ({ form, product }) => readCartForm(form, { product, limits: { lines: Infinity } }),
  }),
  'the price log, readings': sized({
    size: 20_000,
    create: (size) =>
      numbers(size).map((index) => ({
        price: `${1 + (index % 7)}`,
        reduced: index > size / 2,
        since: index,
        until: index,
      })),
    run: async (history) => {
      const log = logOver(history)
      const products = [{ id: 'p', variants: [{ id: 'v', price: '1', compareAtPrice: '2' }] }]
      await log.record(products, history.length)
      return log.getPriorPrices(products, history.length)
    },
  }),
  'getBreadcrumbs, nested items': sized({
    size: 5000,
    create: (size) => {
      const root: Item = { label: '', url: 'a', children: [] }
      let last = root
      for (const index of numbers(size)) {
        const next: Item = { label: '', url: `a${index}`, children: [] }
        last.children.push(next)
        last = next
      }
      return { id: 'm', name: '', items: [root] }
    },
    run: (input) => getBreadcrumbs(input, `/${'b/'.repeat(900)}`),
  }),
  'menus resource, nested items': sized({
    size: 10_000,
    create: (size) => {
      let items: unknown[] = []
      for (const index of numbers(size)) items = [{ label: '', url: `javascript:${index}`, children: items }]
      return { id: 'm', name: '', items }
    },
    run: (input) => validate(menus.schema, input),
  }),
}
