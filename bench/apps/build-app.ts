import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Plugin, type Rolldown } from 'vite'

import { sourcePackages } from '../../scripts/source-packages.js'

const repository = join(import.meta.dirname, '../..')
const ENTRY = 'virtual:entry'

export interface App {
  readonly code: string
  /** Gzipped, in kB of 1,000 bytes. */
  readonly size: number
}

/** Bundles an app for production into one file, with React and everything that it imports. */
export async function buildApp(source: string): Promise<App> {
  const [{ code }] = await bundle(source, false)
  return { code, size: sizeOf([code]) }
}

/** Bundles an app for production, as its owner would: the first file has the entry, the others load later. */
export const splitApp = (source: string): Promise<readonly [Chunk, ...Chunk[]]> => bundle(source, true)

/** Gzipped, in kB of 1,000 bytes: what an app loads at first, and what it loads once it needs it. */
export async function measureApp(source: string): Promise<{ readonly first: number; readonly lazy: number }> {
  const chunks = await splitApp(source)
  const isFirst = new Set(
    chunks.flatMap(({ isEntry, fileName, imports }) => (isEntry ? [fileName, ...imports] : [])),
  )
  const part = (first: boolean) =>
    sizeOf(chunks.filter(({ fileName }) => isFirst.has(fileName) === first).map(({ code }) => code))
  return { first: part(true), lazy: part(false) }
}

const sizeOf = (codes: readonly string[]) =>
  codes.reduce((sum, code) => sum + gzipSync(code, { level: 9 }).length, 0) / 1000

type Chunk = Rolldown.OutputChunk

async function bundle(source: string, codeSplitting: boolean): Promise<readonly [Chunk, ...Chunk[]]> {
  const entry: Plugin = {
    name: 'entry',
    resolveId: (id) => (id === ENTRY ? join(import.meta.dirname, 'entry.tsx') : undefined),
    load: (id) => (id === join(import.meta.dirname, 'entry.tsx') ? source : undefined),
  }
  const result = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    plugins: [entry],
    define: { 'process.env.NODE_ENV': '"production"' },
    // The peers install a second React in bench/. All apps must use the same one.
    resolve: {
      alias: [
        ...['react', 'react-dom'].map((name) => ({
          find: new RegExp(`^${name}(?=/|$)`),
          replacement: join(repository, 'node_modules', name),
        })),
        // The blocks import the package by its name.
        ...sourcePackages,
      ],
    },
    build: {
      target: 'es2022',
      write: false,
      modulePreload: false,
      minify: !process.env['PROFILE'],
      rolldownOptions: { input: ENTRY, output: { codeSplitting } },
    },
  })
  if (Array.isArray(result) || !('output' in result)) throw new Error('The build has no single output.')
  const [entryChunk, ...others] = result.output
  return [entryChunk, ...others.filter((output) => output.type === 'chunk')]
}

/** The list of lists/`name`.tsx alone on the page. */
export const listApp = (name: string): string => `
  import { createRoot } from 'react-dom/client'
  import { Products, Provider } from './lists/${name}.tsx'
  createRoot(document.getElementById('root')).render(<Provider><Products /></Provider>)
`

/** The list of lists/`name`.tsx and a product page. */
export const shopApp = (name: string): string => `
  import * as list from './lists/${name}.tsx'
  import { renderShop } from './shop.tsx'
  renderShop(list)
`
