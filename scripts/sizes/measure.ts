import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, type Plugin, type Rolldown } from 'vite'

import type { Imports, SizeRow } from './rows.js'

const root = join(import.meta.dirname, '../..')
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly exports: Readonly<Record<string, string | { readonly default: string }>>
  readonly peerDependencies: Readonly<Record<string, string>>
}
const APP = 'virtual:app'
const ROUTE = 'virtual:route'
const REACT = ['react', 'react-dom']

/** Minified and gzipped, in kB of 1,000 bytes. */
export interface Size {
  readonly first: number
  readonly lazy: number
  /** Characters of each file in the first load, by path. */
  readonly files: ReadonlyMap<string, number>
}

/** The entry points that run in a browser. */
export const browserEntries = Object.keys(manifest.exports).filter(
  (entry) => !/server|internal|json/.test(entry),
)

function fileOf(entry: string): string {
  const [, name, folder] = /^storefront-(\w+)\/(.+)$/.exec(entry) ?? []
  if (name && folder) return join(root, 'packages', name, 'dist', folder, 'index.js')
  const target = manifest.exports[entry]
  if (typeof target !== 'object') throw new Error(`package.json exports no ${entry}.`)
  return join(root, target.default)
}

/** An app that has one lazy route, as every shop has. Vite's helper for `import()` is not counted again then. */
async function appOf(imports: readonly Imports[]): Promise<string> {
  // One statement for each entry: what an app imports already and what a row adds can be parts of one namespace.
  const namesByEntry = new Map<string, string[]>()
  for (const [entry, names] of imports.flatMap((each) => Object.entries(each)))
    namesByEntry.set(entry, [...(namesByEntry.get(entry) ?? []), ...(await usedNames(fileOf(entry), names))])
  const statements = Array.from(namesByEntry, ([entry, used]) => {
    const bindings = new Set(used.map((name) => name.split('.')[0]))
    return `import { ${[...bindings].join(', ')} } from ${JSON.stringify(fileOf(entry))}; kept.push(${used.join(', ')})`
  })
  return [`const kept = (globalThis.kept = [() => import('${ROUTE}')])`, ...statements].join('\n')
}

/** `*` is each export by its name, and a namespace such as `ProductList` each of its parts, as an app uses them. */
async function usedNames(file: string, names: string): Promise<string[]> {
  const module = (await import(pathToFileURL(file).href)) as Readonly<Record<string, unknown>>
  const listed = names === '*' ? Object.keys(module) : names.split(', ')
  return listed.flatMap((name) => {
    const value = module[name]
    return isModule(value) ? Object.keys(value).map((part) => `${name}.${part}`) : [name]
  })
}

const isModule = (value: unknown): value is object =>
  Object.prototype.toString.call(value) === '[object Module]'

async function buildApp(imports: readonly Imports[], external: readonly string[]): Promise<Size> {
  const app = await appOf(imports)
  const virtual: Plugin = {
    name: 'app',
    resolveId: (id) => (id === APP || id === ROUTE ? id : undefined),
    load: (id) => (id === APP ? app : id === ROUTE ? 'export const page = 1' : undefined),
  }
  const result = (await build({
    configFile: false,
    root,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [virtual],
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: APP, external: external.map((name) => new RegExp(`^${name}(/|$)`)) },
    },
  })) as Rolldown.RolldownOutput
  const chunks = new Map(
    result.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
  )
  const first = new Set([...chunks.values()].filter(({ isEntry }) => isEntry))
  // A set also visits the chunks that are added while it is walked.
  for (const { imports } of first)
    for (const name of imports) {
      const chunk = chunks.get(name)
      if (chunk) first.add(chunk)
    }
  const sizes = { first: 0, lazy: 0 }
  for (const chunk of chunks.values())
    sizes[first.has(chunk) ? 'first' : 'lazy'] += gzipSync(chunk.code, { level: 9 }).length / 1000
  const files = [...first].flatMap(({ modules }) =>
    Object.entries(modules).map(([file, { renderedLength }]) => [file, renderedLength] as const),
  )
  return { ...sizes, files: new Map(files) }
}

/** What the row adds to an app that has one lazy route, and imports `over`. */
export async function measure({ imports, over, withPeers = false }: SizeRow): Promise<Size> {
  const external = withPeers ? REACT : Object.keys(manifest.peerDependencies)
  const already = over ? [over] : []
  const before = await buildApp(already, external)
  const after = await buildApp([...already, imports], external)
  const files = [...after.files].map(
    ([file, length]) => [file, length - (before.files.get(file) ?? 0)] as const,
  )
  return {
    first: after.first - before.first,
    lazy: after.lazy - before.lazy,
    files: new Map(files.filter(([, length]) => length > 0)),
  }
}
