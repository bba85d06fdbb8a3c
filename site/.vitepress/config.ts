import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type DefaultTheme } from 'vitepress'
import llms from 'vitepress-plugin-llms'

import { sourcePackages } from '../../scripts/source-packages.js'
import { DOCS_URL } from '../../src/core/errors/docs-url.js'
import { addresses } from '../addresses.js'
import { componentNotes } from '../component-notes.js'
import { apiAnchorOf, guideOf } from '../component-page.js'
import { writeMovedPages } from '../write-moved-pages.js'
import { search } from './search.js'

const root = join(import.meta.dirname, '../..')
const pages = join(import.meta.dirname, '../pages')

interface ReferenceEntry {
  readonly path?: string | null
  readonly children?: readonly ReferenceEntry[]
}

const entryPathsOf = ({ path, children = [] }: ReferenceEntry): readonly string[] => [
  ...(path?.endsWith('/index.md') && !path.includes('/namespaces/') ? [path.replace('/index.md', '')] : []),
  ...children.flatMap(entryPathsOf),
]

/** The entry points only: every page carries the sidebar, and 400 names more would be 110 kB. */
const reference = (
  JSON.parse(readFileSync(join(pages, 'reference/navigation.json'), 'utf8')) as readonly ReferenceEntry[]
)
  .flatMap(entryPathsOf)
  .map((entry) => ({ text: entry, link: `/reference/${entry}/` }))

const titleOf = (page: string) =>
  /^# (.+)$/m.exec(readFileSync(join(pages, `${page}.md`), 'utf8'))![1]!.replaceAll('`', '')

const pagesOf = (...names: readonly string[]): DefaultTheme.SidebarItem[] =>
  names.map((name) => ({ text: titleOf(name), link: `/${name}` }))

const group = (text: string, ...names: readonly string[]): DefaultTheme.SidebarItem => ({
  text,
  items: pagesOf(...names),
})

/** Closed until one of its pages is open. */
interface Folder extends DefaultTheme.SidebarItem {
  readonly link: string
  readonly items: DefaultTheme.SidebarItem[]
}

/** Every page of a folder. */
const folder = (text: string, link: string, name: string): Folder => ({
  text,
  link,
  items: readdirSync(join(pages, name))
    .filter((file) => file !== 'index.md')
    .map((file) => `${name}/${file.replace('.md', '')}`)
    .toSorted((a, b) => (titleOf(a) < titleOf(b) ? -1 : 1))
    .map((page) => ({ text: titleOf(page), link: `/${page}` })),
})

/** Each component is a section of its guide. */
const components: Folder = {
  text: 'Components',
  link: '/components/',
  items: Object.keys(componentNotes)
    .toSorted()
    .map((name) => ({
      text: name,
      link: `/${guideOf(name).replace('.md', '')}#${apiAnchorOf(name)}`,
    })),
}
const tutorial = folder('Tutorial', '/tutorial', 'tutorial')
const hooks = folder('Hooks', '/hooks/', 'hooks')
const blocks = folder(titleOf('blocks'), '/blocks', 'blocks')

/** @param open the folder that is open in the HTML: one that opened after hydration would move what is below it */
function guidesWith(open?: Folder): DefaultTheme.SidebarItem[] {
  const fold = (each: Folder) => ({ ...each, collapsed: each !== open })
  return [
    {
      text: 'Start',
      items: [...pagesOf('overview', 'doctor', 'getting-started'), fold(tutorial), fold(blocks)],
    },
    group('Lists', 'product-list', 'back-navigation', 'how-paging-works', 'virtual', 'url', 'performance'),
    group(
      'Products',
      'variants',
      'prices',
      'images-and-descriptions',
      'structured-data',
      'resources',
      'extend-a-product',
      'reading-a-product',
    ),
    group('Search and cart', 'search', 'hosted-search', 'cart', 'checkout', 'saved-lists'),
    group('The app', 'styling', 'languages', 'markets', 'analytics', 'agents', 'testing'),
    group('Servers', 'own-back-end', 'security', 'server-rendering', 'next', 'react-router'),
    group(
      'Migration',
      'migrate-from-tanstack-query',
      'migrate-from-react-instantsearch',
      'migrate-from-hydrogen',
    ),
    {
      text: 'Reference',
      items: [
        fold(components),
        fold(hooks),
        ...pagesOf('errors', 'doctor-rules'),
        { text: 'All types and functions', link: '/reference/' },
      ],
    },
    group('About', 'faq', 'comparison', 'accessibility', 'support', 'upgrade', 'changelog'),
  ]
}

/** The style in the file is for GitHub and npm; the site has its own. */
const toInlinePicture = (svg: string, text: string) =>
  svg
    .replace(/<style>[^]*?<\/style>/, '')
    .replace(/<title>[^]*?<\/title>/, `<title>${text.replaceAll('<', '&lt;')}</title>`)
    .replace('<svg ', '<svg class="picture" ')
    .replaceAll(/\n\s*/g, '')

/** Of the comparison, by the sign that begins a cell. */
const grades: Readonly<Record<string, string>> = { '✓': 'yes', '◐': 'partly', '✎': 'code', '–': 'none' }

/** A font that replaces the first one after the first paint moves the text. */
const keepFirstFont = {
  name: 'keep-first-font',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    id.endsWith('/theme-default/styles/fonts.css')
      ? code.replaceAll('font-display: swap', 'font-display: optional')
      : null,
}

export default defineConfig({
  title: 'storefront-react',
  description:
    'Hooks and unstyled components for shop fronts in React, on a cursor-paged REST API and TanStack Query.',
  srcDir: 'pages',
  head: [['link', { rel: 'icon', type: 'image/svg+xml', href: '/logo.svg' }]],
  cleanUrls: true,
  // The addresses in a site map are absolute.
  ...(DOCS_URL && { sitemap: { hostname: DOCS_URL } }),
  themeConfig: {
    logo: { src: '/logo.svg', alt: '', width: 24, height: 24 },
    search,
    outline: [2, 3],
    nav: [
      {
        text: 'Guide',
        link: '/overview',
        activeMatch: '^/(?!(blocks|components|hooks|reference|playground)(/|$)|$)',
      },
      { text: 'Components', link: '/components/' },
      { text: 'Blocks', link: '/blocks', activeMatch: '^/blocks(/|$)' },
      { text: 'API', link: '/reference/', activeMatch: '^/(reference|hooks)/' },
      // Pages of their own, without the router of the site.
      { text: 'Demo', link: '/demo/', target: '_self', noIcon: true },
      { text: 'Storybook', link: '/storybook/', target: '_self', noIcon: true },
    ],
    socialLinks: [
      ...(addresses.repository ? [{ icon: 'github' as const, link: addresses.repository }] : []),
      ...(addresses.npm ? [{ icon: 'npm' as const, link: addresses.npm }] : []),
    ],
    sidebar: {
      '/reference/': [{ text: 'All names', link: '/reference/' }, ...reference],
      '/tutorial': guidesWith(tutorial),
      '/blocks': guidesWith(blocks),
      '/components/': guidesWith(components),
      '/hooks/': guidesWith(hooks),
      '/': guidesWith(),
    },
  },
  buildEnd: ({ outDir }) => writeMovedPages(outDir),
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
      // Inline, a picture follows the switch for dark pages.
      const { image: renderImage } = md.renderer.rules
      md.renderer.rules.image = (tokens, index, ...rest) => {
        const token = tokens[index]!
        const source = token.attrGet('src') ?? ''
        if (!/^(\.\/)?pictures\/.*\.svg$/.test(source)) return renderImage!(tokens, index, ...rest)
        return toInlinePicture(readFileSync(join(pages, source), 'utf8'), token.content)
      }
      // On a phone each row of these tables is a card, which repeats the heads of the columns.
      md.core.ruler.push('heads-in-cells', ({ tokens, env }) => {
        if (!['index.md', 'comparison.md'].includes(env.relativePath as string)) return
        let heads: string[] = []
        let column = 0
        for (const [index, token] of tokens.entries()) {
          const text = tokens[index + 1]?.content ?? ''
          if (token.type === 'thead_open') heads = []
          if (token.type === 'th_open') heads.push(text)
          if (token.type === 'tr_open') column = 0
          if (token.type === 'td_open') {
            if (column > 0) token.attrSet('data-head', heads[column] ?? '')
            // The sign and the word of a grade say the same without colours.
            const grade = grades[text.split(' ')[0] ?? '']
            if (grade) token.attrSet('data-grade', grade)
            column += 1
          }
        }
      })
      // Vue would evaluate the braces of an inline `{{ … }}`.
      md.renderer.rules.code_inline = (...args) => renderCode!(...args).replace('<code', '<code v-pre')
    },
  },
  vite: {
    // The reference would make llms-full.txt ten times as long.
    plugins: [llms({ ignoreFiles: ['reference/**', 'playground.md'] }), keepFirstFont],
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
      alias: sourcePackages,
    },
  },
})
