import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type DefaultTheme } from 'vitepress'
import llms from 'vitepress-plugin-llms'

import { DOCS_URL } from '../../src/core/errors/docs-url.js'

const root = join(import.meta.dirname, '../..')
const pages = join(import.meta.dirname, '../pages')

interface ReferenceEntry {
  readonly title: string
  readonly path?: string
  readonly children?: readonly ReferenceEntry[]
}

const linkOf = (path: string) => `/reference/${path.replace(/(index)?\.md$/, '')}`

/** The names of an entry point in one list. Every item is a link: VitePress nests two buttons in one that is not. */
function toSidebarItem({ title, path = '', children = [] }: ReferenceEntry): DefaultTheme.SidebarItem {
  const names = children.flatMap((child) => (child.path === undefined ? (child.children ?? []) : [child]))
  return {
    text: title,
    link: linkOf(path),
    ...(names.length > 0 && { collapsed: true, items: names.map((name) => toSidebarItem(name)) }),
  }
}

const reference = JSON.parse(
  readFileSync(join(pages, 'reference/navigation.json'), 'utf8'),
) as readonly ReferenceEntry[]

const titleOf = (page: string) =>
  /^# (.+)$/m.exec(readFileSync(join(pages, `${page}.md`), 'utf8'))![1]!.replaceAll('`', '')

const group = (text: string, ...names: readonly string[]): DefaultTheme.SidebarItem => ({
  text,
  items: names.map((name) => ({ text: titleOf(name), link: `/${name}` })),
})

/** Every page of a folder, closed until one of its pages is open. */
const folder = (text: string, link: string, name: string): DefaultTheme.SidebarItem => ({
  text,
  link,
  collapsed: true,
  items: readdirSync(join(pages, name))
    .filter((file) => file !== 'index.md')
    .map((file) => `${name}/${file.replace('.md', '')}`)
    .toSorted((a, b) => (titleOf(a) < titleOf(b) ? -1 : 1))
    .map((page) => ({ text: titleOf(page), link: `/${page}` })),
})

const guides = [
  group('Start', 'getting-started', 'blocks', 'how-paging-works', 'api-coverage'),
  group('Lists', 'product-list', 'back-navigation', 'virtual', 'url'),
  group('Products', 'variants', 'money', 'images-and-descriptions', 'resources', 'extend-a-product'),
  group('Shop', 'search', 'cart', 'saved-lists', 'analytics'),
  group('Servers and tests', 'server-rendering', 'security', 'testing', 'browsers', 'performance'),
  group(
    'Migration',
    'migrate-from-tanstack-query',
    'migrate-from-react-instantsearch',
    'migrate-from-hydrogen-react',
  ),
  {
    text: 'Reference',
    items: [
      folder('Components', '/components/', 'components'),
      folder('Hooks', '/hooks/', 'hooks'),
      folder(titleOf('errors'), '/errors', 'errors'),
      { text: 'All types and functions', link: '/reference/' },
    ],
  },
]

export default defineConfig({
  title: 'storefront-react',
  description: 'React hooks and headless components for shops on the Storefront REST API.',
  srcDir: 'pages',
  // Without an icon of its own, a browser asks for /favicon.ico.
  head: [['link', { rel: 'icon', href: 'data:,' }]],
  cleanUrls: true,
  sitemap: { hostname: DOCS_URL },
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    nav: [
      { text: 'Guide', link: '/getting-started' },
      { text: 'Components', link: '/components/' },
      { text: 'Hooks', link: '/hooks/' },
      { text: 'Playground', link: '/playground' },
      { text: 'API', link: '/reference/' },
      { text: 'Changelog', link: '/changelog' },
    ],
    sidebar: { '/reference/': reference.map((entry) => toSidebarItem(entry)), '/': guides },
  },
  transformHtml: (html) =>
    html
      // VitePress gives its home page no main landmark.
      .replace('class="VPContent is-home"', 'class="VPContent is-home" role="main"')
      // VitePress adds the class after hydration, which would move the title and the search button.
      .replace(/class="VPNavBar"(?=.* class="VPNavBarTitle has-sidebar")/s, 'class="VPNavBar has-sidebar"'),
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    config(md) {
      const { code_inline: renderCode } = md.renderer.rules
      // Vue would evaluate the braces of an inline `{{ … }}`.
      md.renderer.rules.code_inline = (...args) => renderCode!(...args).replace('<code', '<code v-pre')
    },
  },
  vite: {
    // The reference would make llms-full.txt ten times as long.
    plugins: [llms({ ignoreFiles: ['reference/**', 'playground.md'] })],
    esbuild: { jsx: 'automatic' },
    build: {
      rollupOptions: {
        onwarn(warning, warn) {
          // The sources say 'use client', which means nothing on a page without server components.
          if (warning.code !== 'MODULE_LEVEL_DIRECTIVE' && warning.code !== 'SOURCEMAP_ERROR') warn(warning)
        },
      },
    },
    resolve: {
      // The playgrounds run the sources, so that the site can be built before the package.
      alias: [
        { find: /^storefront-react$/, replacement: join(root, 'src/index.ts') },
        { find: /^storefront-react\/(.+)$/, replacement: join(root, 'src/$1/index.ts') },
      ],
    },
  },
})
