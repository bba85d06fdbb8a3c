import { buildProduct } from 'storefront-mock'

import { seededRandom } from '../../packages/mock/src/random/seeded-random.js'

const product = buildProduct({
  description: '<p>Soft &amp; warm.</p><ul><li>Wool</li></ul>',
  metaTitle: 'Blanket',
  images: [{ url: '/a.jpg', alt: 'Front', width: 800, height: 600 }, '/b.jpg'],
  tags: ['New', { name: 'Gift' }],
  collections: [{ id: 'c1', name: 'Home', slug: 'home' }],
  options: { Size: ['S', 'M'], Color: ['Red', 'Blue'] },
  missing: [{ Size: 'M', Color: 'Blue' }],
  compareAtPrice: '29.00',
})
const menu = {
  id: 'm1',
  name: 'Main',
  slug: 'main',
  items: [
    { label: 'A', url: '/a', children: [{ label: 'B', url: '/b' }] },
    { label: 'C', url: '#' },
  ],
}
const collection = { id: 'c1', name: 'Home', slug: 'home', description: 'For the house', image: '/c.jpg' }
const page = { id: 'p1', title: 'About', slug: 'about', content: '<h2>Us</h2><p>Hello</p>' }
const list = (...data: unknown[]) => ({ data, has_more: true, total_count: 2 })

/** The body of a valid response of each endpoint. */
const originals = {
  products: list(product, { ...product, id: 'p2', variants: product.variants.slice(0, 1) }),
  product: { data: product },
  menus: list(menu),
  menu,
  collections: list(collection, { ...collection, id: 'c2' }),
  page,
} as const

export type Endpoint = keyof typeof originals

/** Products twice, because they have the most readers and parts. */
const endpoints: readonly Endpoint[] = [
  'products',
  'product',
  'products',
  'product',
  'menus',
  'menu',
  'collections',
  'page',
]

const text = JSON.stringify
const originalTexts = Object.values(originals).map((value) => text(value))

/** Stand in for a text, so most of these leave the response valid. */
const HOSTILE_TEXTS = [
  ...['', ' ', '\u0000', '\ud800', '\u202e', '__proto__', 'constructor', 'NaN', '%', '%E0%A4%A'],
  ...['<script>x</script>', '<p ', '<p a="', '</p>', '&#x10ffff;', '&#xffffffff;', '&', '<!--', ']]>'],
  ...['9e9', '-0.00', '1,5', '1'.repeat(400), '0.' + '3'.repeat(40), '2026-13-45T99:99:99Z'],
  ...['a'.repeat(3000), ' '.repeat(3000), '{Size}', '\'"', '\u2028'],
]

/** Stand in for a URL. */
const HOSTILE_URLS = [
  ...['javascript:alert(1)', ' java\nscript:x', 'VBScript:x', 'data:text/html,x', 'data:image/png,x'],
  ...['//', '/\\', 'https://[', '#', '?', '/a b, c 2x', '%'],
]

/** Stand in for anything. `1e999` is written without quotes and read as `Infinity`. */
const HOSTILE_VALUES: readonly unknown[] = [
  ...[null, true, -1, 0, 1e308, 0.1, 2 ** 53, '1e999', '', 'x', [], {}, [[]], [null, { url: [] }]],
  ...[{ id: {} }, { length: -1 }, { toString: 1 }, { then: 1 }, { name: 'x', values: [1, null, {}] }],
  JSON.parse('{"__proto__":{"id":1}}'),
  Array.from({ length: 50 }, () => ({ id: 'same' })),
]

export interface MutatedResponse {
  readonly endpoint: Endpoint
  readonly status: number
  readonly body: string
}

/**
 * The same seed gives the same responses. Each body differs from a valid one, mostly in few places: a response that is
 * refused at once would test neither readers nor parts.
 */
export function createMutator(seed: number): () => MutatedResponse {
  const random = seededRandom(seed)
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!

  function mutate(value: unknown, share: number): unknown {
    if (random() < share) {
      if (typeof value !== 'string' || random() < 0.3) return pick(HOSTILE_VALUES)
      return pick(value.startsWith('/') ? HOSTILE_URLS : HOSTILE_TEXTS)
    }
    if (Array.isArray(value)) {
      const items = value.map((item) => mutate(item, share))
      if (random() < share) items.push(random() < 0.5 ? pick(HOSTILE_VALUES) : items[0])
      return items
    }
    if (typeof value !== 'object' || value === null) return value
    const entries = Object.entries(value).filter(() => random() >= share / 2)
    return Object.fromEntries(entries.map(([key, inner]) => [key, mutate(inner, share)]))
  }

  /** Cuts the text off, or changes one character. */
  function damage(body: string): string {
    const at = Math.floor(random() * body.length)
    const piece = pick(['', '<', '\u0000', '"', '}', '\\', '{"a":'.repeat(5000)])
    return body.slice(0, at) + piece + body.slice(at + (random() < 0.5 ? 1 : 1e6))
  }

  function mutatedBody(endpoint: Endpoint): string {
    // Rarely the response of another endpoint.
    const original: unknown = random() < 0.02 ? pick(Object.values(originals)) : originals[endpoint]
    const body = text(mutate(original, pick([0.005, 0.01, 0.05]))).replaceAll('"1e999"', '1e999')
    return random() < 0.05 ? damage(body) : body
  }

  return () => {
    const endpoint = pick(endpoints)
    const status = random() < 0.95 ? 200 : pick([201, 206, 299, 400, 401, 404, 418, 429, 500, 503])
    let body = mutatedBody(endpoint)
    while (status < 300 && originalTexts.includes(body)) body = mutatedBody(endpoint)
    return { endpoint, status, body }
  }
}
