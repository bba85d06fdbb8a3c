// Writes what VitePress serves into pages/: the guides of docs/, the changelog, a page for each component and hook, the API
// reference of src/, the registry of blocks/ with a gallery of them, and Storybook if it is built.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Application, Converter, ReflectionKind, type TypeDocOptions } from 'typedoc'
import type ts from 'typescript'
import type { PluginOptions } from 'typedoc-plugin-markdown'

import { addresses } from './addresses.js'
import { readEntries } from '../scripts/read-entries.js'
import { withFrameworkTabs, withNextTabs } from './framework-tabs.js'
import { writeApiPages } from './write-api-pages.js'
import { fileOf, openProgram } from '../scripts/read-api.js'
import { blockThumbnails, writeBlockPages } from './write-block-pages.js'

const site = import.meta.dirname
const root = join(site, '..')
const pages = join(site, 'pages')

function entriesOf(folder: string): readonly string[] {
  return Object.keys(readEntries(folder)).filter((entry) => !['./internal', './mock'].includes(entry))
}
/** `./cart` of the library, and `storefront-mock/node`. */
const entryPoints = [
  ...entriesOf('.'),
  ...['agents', 'doctor', 'mock', 'search'].flatMap((name) =>
    entriesOf(join('packages', name)).map((entry) => join(`storefront-${name}`, entry)),
  ),
]

async function writeReference(program: ts.Program) {
  const out = join(pages, 'reference')
  const options: TypeDocOptions & Partial<PluginOptions> = {
    out,
    navigationJson: join(out, 'navigation.json'),
    tsconfig: join(root, 'tsconfig.json'),
    plugin: ['typedoc-plugin-markdown'],
    readme: 'none',
    name: 'API reference',
    // A docstring can name what is not exported.
    validation: { notExported: false, invalidLink: true },
    excludeInternal: true,
    excludeExternals: true,
    disableSources: true,
    skipErrorChecking: true,
    entryFileName: 'index',
    outputFileStrategy: 'members',
    hidePageHeader: true,
    hideBreadcrumbs: true,
    useCodeBlocks: true,
    parametersFormat: 'table',
    propertiesFormat: 'table',
    interfacePropertiesFormat: 'table',
    typeAliasPropertiesFormat: 'table',
    enumMembersFormat: 'table',
    sanitizeComments: true,
    preservedTypeAnnotationTags: ['@throws'],
  }
  const app = await Application.bootstrapWithPlugins(options)
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    for (const entry of project.getReflectionsByKind(ReflectionKind.Module)) {
      // `src/core/index` or `packages/mock/src/node`.
      entry.name = entry.name
        .replace(/\/index$/, '')
        .replace(/^packages\/(\w+)\/src/, 'storefront-$1')
        .replace(/^src/, 'storefront-react')
    }
    for (const { comment } of Object.values(project.reflections)) {
      for (const { typeAnnotation, content } of comment?.blockTags ?? []) {
        // The Markdown plugin does not write the error of `@throws {NotFoundError} …`.
        if (typeAnnotation)
          content.unshift({ kind: 'text', text: `\`${typeAnnotation.replace(/^\{|\}$/g, '')}\` ` })
      }
    }
  })
  // `app.convert()` would read and check all sources once more.
  const project = app.converter.convert(
    entryPoints.map(fileOf).map((file) => {
      const sourceFile = program.getSourceFile(file)
      if (!sourceFile) throw new Error(`TypeScript has not read ${file}.`)
      return { displayName: relative(root, file).replace(/\.ts$/, ''), program, sourceFile }
    }),
  )
  await app.generateOutputs(project)
}

interface ReferenceEntry {
  readonly title: string
  readonly path?: string
  readonly children?: readonly ReferenceEntry[]
}

/** What the filter of the reference searches: name, entry point and link of each page. */
function writeReferenceNames() {
  const folder = join(pages, 'reference')
  const sections = JSON.parse(
    readFileSync(join(folder, 'navigation.json'), 'utf8'),
  ) as readonly ReferenceEntry[]
  const leavesOf = ({ title, path, children = [] }: ReferenceEntry): ReferenceEntry[] =>
    path !== undefined && children.length === 0 ? [{ title, path }] : children.flatMap(leavesOf)
  const names = sections.flatMap(({ title: entry, children = [] }) =>
    children
      .flatMap(leavesOf)
      .map(({ title, path = '' }) => [title, entry, `/reference/${path.replace(/\.md$/, '')}`]),
  )
  writeFileSync(join(pages, 'public/reference-names.json'), JSON.stringify(names))
  const index = join(folder, 'index.md')
  writeFileSync(index, readFileSync(index, 'utf8').replace(/^(# .*)$/m, '$1\n\n<ReferenceFilter />'))
}

/** Only a build of the site has Storybook: `npm run docs build` builds it first. */
function addStorybook() {
  const storybook = join(root, 'storybook-static')
  if (existsSync(storybook)) cpSync(storybook, join(pages, 'public/storybook'), { recursive: true })
}

/** Stories import from the folders of `src/`, so that `npm start` loads less; an app imports from the package. */
function withPackageImports(source: string): string {
  const imports = [...source.matchAll(/^import (type )?\{ (.+) \} from '\.\.\/\.\.\/src\/.*'\n/gm)]
  const names = imports.map(([, type = '', name = '']) => type + name).join(', ')
  return imports.reduce(
    (text, [line], at) => text.replace(line, at > 0 ? '' : `import { ${names} } from 'storefront-react'\n`),
    source,
  )
}

/** Of the comparison on the home page; the other rows are on its own page. */
const HOME_ROWS = 5
/** Three rows of a desktop; the last two blocks have little to see. */
const HOME_BLOCKS = 12

/** The head of the first table with the line below it, and each row. */
function tableRowsOf(markdown: string): readonly string[] {
  const [head = '', rule = '', ...rows] = /(^\|.*\n)+/m.exec(markdown)?.[0].trim().split('\n') ?? []
  return [`${head}\n${rule}`, ...rows]
}

rmSync(pages, { recursive: true, force: true })
mkdirSync(pages)
for (const folder of [join(root, 'docs'), join(site, 'content')]) cpSync(folder, pages, { recursive: true })
for (const name of readdirSync(join(root, 'docs')).filter((file) => file.endsWith('.md'))) {
  const page = join(pages, name)
  writeFileSync(page, withFrameworkTabs(readFileSync(page, 'utf8')))
}
const next = join(pages, 'next.md')
writeFileSync(next, withNextTabs(readFileSync(next, 'utf8')))
const playground = join(pages, 'playground.md')
writeFileSync(
  playground,
  readFileSync(playground, 'utf8').replaceAll(
    /^<<< (\.\.\/\.\.\/stories\/.*)$/gm,
    (_line, file: string) =>
      `\`\`\`tsx\n${withPackageImports(readFileSync(join(site, 'content', file), 'utf8'))}\`\`\``,
  ),
)
const home = join(pages, 'index.md')
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
const links = Object.entries({ Repository: addresses.repository, npm: addresses.npm })
  .filter(([, href]) => href)
  .map(([text, href]) => ` · <a href="${href}">${text}</a>`)
// What `npx shadcn add` downloads, the pages in the frames of the gallery, and the demo shop.
cpSync(join(root, 'blocks/dist'), join(pages, 'public/r'), { recursive: true })
cpSync(join(site, 'previews/dist'), join(pages, 'public/previews'), { recursive: true })
cpSync(join(site, 'demo/dist'), join(pages, 'public/demo'), { recursive: true })
cpSync(join(root, 'stories/photos'), join(pages, 'public/photos'), {
  recursive: true,
  // The site would make a page of it.
  filter: (path) => !path.endsWith('README.md'),
})
const blocks = writeBlockPages(pages)
const comparison = join(pages, 'comparison.md')
const [headAndRule = '', ...rows] = tableRowsOf(readFileSync(comparison, 'utf8'))
writeFileSync(
  home,
  readFileSync(home, 'utf8')
    .replaceAll('VERSION', version)
    .replaceAll('REPOSITORY', links.join(''))
    .replace('BLOCKS', blockThumbnails(blocks.slice(0, HOME_BLOCKS), 'home-blocks'))
    .replace('COMPARISON', [headAndRule, ...rows.slice(0, HOME_ROWS)].join('\n')),
)
// Seven columns need the room of the outline.
writeFileSync(
  comparison,
  `---\naside: false\npageClass: wide-page\n---\n\n${readFileSync(comparison, 'utf8')}`,
)
writeFileSync(
  join(pages, 'changelog.md'),
  readFileSync(join(root, 'CHANGELOG.md'), 'utf8').replace(/^# .*/, '# Changelog'),
)
const program = openProgram(entryPoints)
writeApiPages(
  pages,
  program,
  entryPoints.filter((name) => !name.startsWith('storefront-mock')),
)
// The order in which a program meets types decides the order of a union's members in the text, so each text has its own.
await writeReference(openProgram(entryPoints, program))
writeReferenceNames()
addStorybook()
