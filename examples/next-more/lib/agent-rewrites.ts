const MARKDOWN = { type: 'header' as const, key: 'accept', value: '.*text/markdown.*' }
const to = (path: string) => `/agents${path}`

/** From the addresses that agents know, and pages as Markdown. */
export const agentRewrites = [
  ...[
    '/.well-known/ucp',
    '/.well-known/ucp/:version',
    '/ucp/:path*',
    '/mcp',
    '/llms.txt',
    '/products.md',
    '/products/:slug.md',
    '/collections/:slug.md',
  ].map((source) => ({ source, destination: to(source) })),
  ...['/products', '/products/:slug', '/collections/:slug'].map((source) => ({
    source,
    has: [MARKDOWN],
    destination: to(source),
  })),
]
