import { join } from 'node:path'
import { createSampleCatalog } from 'storefront-mock'

import { installNextShop } from '../examples/install-next-shop.js'
import { serveApp, type RunningApp } from '../examples/serve-app.js'
import { installProject, type InstalledProject } from '../package/install-project.js'

export const catalog = createSampleCatalog({ size: 120 })

const { slug } = catalog.products.find(({ options }) => options.length > 0)!
const pageOf = (items: readonly { readonly slug: string }[]) => items[0]!.slug

interface Server {
  readonly install: (tarball: string) => Promise<InstalledProject>
  readonly serve: (project: InstalledProject, env: NodeJS.ProcessEnv) => Promise<RunningApp>
  readonly build: readonly [command: string, ...args: string[]]
  readonly pages: readonly string[]
}

/** The shops of `test/examples` that have a production server. Their pages include what fails, and what agents and proxies request. */
export const servers: Readonly<Record<string, Server>> = {
  next: {
    install: installNextShop,
    build: ['next', 'build'],
    serve: (project, env) =>
      serveApp(project, 'next/dist/bin/next', (port) => ['start', '--port', port], env),
    pages: [
      '/',
      '/products',
      '/products?sort=price&order=desc',
      `/products/${slug}`,
      `/products/${slug}.md`,
      '/products/no-such-thing',
      `/collections/${pageOf(catalog.collections)}`,
      `/pages/${pageOf(catalog.pages)}`,
      '/search?q=lamp',
      '/search.json?q=lamp',
      '/cart',
      '/orders/no-such-order',
      '/recipes',
      `/recipes/${slug}`,
      '/markets/de',
      '/sitemap.xml',
      '/llms.txt',
      '/.well-known/ucp',
      '/api/storefront/v1/products?limit=3',
    ],
  },
  'react-router': {
    install: (tarball) =>
      installProject(join(import.meta.dirname, '../examples/fixture/react-router'), tarball),
    build: ['npm', 'run', 'build'],
    serve: (project, env) =>
      serveApp(
        project,
        '@react-router/serve/bin.js',
        () => ['build/server/index.js'],
        (port) => ({ PORT: port, NODE_ENV: 'production', ...env }),
      ),
    pages: ['/', '/everything', `/products/${slug}`, '/products/no-such-thing', '/api/v1/products?limit=3'],
  },
}

/** Of the bare Next shop in `fixture/`: the same kinds of pages, as many, with the same reads of the store. */
export const bareNextPages = servers['next']!.pages.map((page) => {
  const texts = [`/products/${slug}.md`, '/llms.txt', '/.well-known/ucp']
  const text = texts.indexOf(page)
  return text < 0 ? page.replace('/api/storefront/v1/', '/api/') : `/text/${text}`
})
