import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Plugin } from 'vite'

import { sourcePackages } from '../../scripts/source-packages.js'

const repository = join(import.meta.dirname, '../..')
const ENTRY = 'virtual:entry'

export interface App {
  readonly code: string
  /** Gzipped, in kB of 1,000 bytes. */
  readonly size: number
}

/** Bundles an app for production into one file, as its owner would: with React and everything that it imports. */
export async function buildApp(source: string): Promise<App> {
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
      rolldownOptions: { input: ENTRY, output: { codeSplitting: false } },
    },
  })
  if (Array.isArray(result) || !('output' in result)) throw new Error('The build has no single output.')
  const [{ code }] = result.output
  return { code, size: gzipSync(code, { level: 9 }).length / 1000 }
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
