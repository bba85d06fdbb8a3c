// Writes what VitePress serves into pages/: the guides of docs/, the changelog, a page for each component and hook, the API
// reference of src/, and the registry of blocks/.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Application, Converter, ReflectionKind, type TypeDocOptions } from 'typedoc'
import type { PluginOptions } from 'typedoc-plugin-markdown'

import { writeApiPages } from './write-api-pages.js'

const site = import.meta.dirname
const root = join(site, '..')
const pages = join(site, 'pages')

const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  exports: Record<string, unknown>
}
/** `./search/build` is written by `src/search/build/index.ts`. */
const entryPoints = Object.keys(exports).filter((name) => name !== './package.json')

async function writeReference() {
  const out = join(pages, 'reference')
  const options: TypeDocOptions & Partial<PluginOptions> = {
    entryPoints: entryPoints.map((name) => join(root, 'src', name, 'index.ts')),
    out,
    navigationJson: join(out, 'navigation.json'),
    tsconfig: join(root, 'tsconfig.build.json'),
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
      entry.name = entry.name === 'index' ? 'storefront-react' : `storefront-react/${entry.name}`
    }
    for (const { comment } of Object.values(project.reflections)) {
      for (const { typeAnnotation, content } of comment?.blockTags ?? []) {
        // The Markdown plugin does not write the error of `@throws {NotFoundError} …`.
        if (typeAnnotation)
          content.unshift({ kind: 'text', text: `\`${typeAnnotation.replace(/^\{|\}$/g, '')}\` ` })
      }
    }
  })
  const project = await app.convert()
  if (!project) throw new Error('TypeDoc could not read the sources.')
  await app.generateOutputs(project)
}

rmSync(pages, { recursive: true, force: true })
mkdirSync(pages)
for (const folder of [join(root, 'docs'), join(site, 'content')]) cpSync(folder, pages, { recursive: true })
// What `npx shadcn add` downloads.
cpSync(join(root, 'blocks/dist'), join(pages, 'public/r'), { recursive: true })
writeFileSync(
  join(pages, 'changelog.md'),
  readFileSync(join(root, 'CHANGELOG.md'), 'utf8').replace(/^# .*/, '# Changelog'),
)
writeApiPages(
  pages,
  entryPoints.filter((name) => !name.startsWith('./testing')),
)
await writeReference()
