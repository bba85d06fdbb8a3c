import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

import { addBlocks } from '../../scripts/add-blocks.js'
import { sourcePackages } from '../../scripts/source-packages.js'

const repository = join(import.meta.dirname, '../..')
const example = join(repository, 'examples/vite')

/** All other code. */
const SHOP = 'the shop and its blocks'

export interface Chunk {
  readonly name: string
  readonly text: string
  /** Whether the front page loads it at once. */
  readonly isFirst: boolean
}

/** Gzipped, in kB of 1,000 bytes. */
export const sizeOf = (text: string | Uint8Array): number => gzipSync(text, { level: 9 }).length / 1000

type Groups = Readonly<Record<string, RegExp>>

/** Whose code a module is. */
const owners: Groups = {
  'react and react-dom': /node_modules\/(?:react|react-dom|scheduler)\//,
  'React Router': /node_modules\/(?:react-router|cookie|set-cookie-parser)\//,
  'TanStack Query': /node_modules\/@tanstack\//,
  'storefront-react': new RegExp(`^${repository}/src/`),
}

/**
 * Builds the Vite shop for production, as its owner would.
 * @param split splits the first file, to see what is in it
 */
export async function buildShop(split: Groups = {}): Promise<readonly Chunk[]> {
  addBlocks(example)
  const tags: ['$initial'] = ['$initial']
  const entries = Object.entries(split)
  const groups = entries.map(([name, test], index) => ({ name, test, tags, priority: 99 - index }))
  const result = await build({
    root: example,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), tailwindcss()],
    resolve: { alias: sourcePackages },
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: { codeSplitting: { groups: entries.length > 0 ? groups : [{ name: 'shop', tags }] } },
      },
    },
  })
  if (Array.isArray(result) || !('output' in result)) throw new Error('The build has no single output.')
  return result.output.map((file) => ({
    name: file.fileName,
    text: file.type === 'chunk' ? file.code : String(file.source),
    isFirst: file.type === 'chunk' && (file.isEntry || Object.hasOwn(split, file.name)),
  }))
}

/** How much of the first file belongs to whom: what each compresses to alone, as a share of the file. */
export async function ownersOf(total: number): Promise<ReadonlyMap<string, number>> {
  const sizes = new Map<string, number>()
  for (const { name, text, isFirst } of await buildShop(owners)) {
    if (!isFirst) continue
    const owner = Object.keys(owners).find((each) => name.startsWith(`assets/${each}-`)) ?? SHOP
    sizes.set(owner, (sizes.get(owner) ?? 0) + sizeOf(text))
  }
  const sum = [...sizes.values()].reduce((all, size) => all + size, 0)
  return new Map([...sizes].map(([owner, size]) => [owner, (size / sum) * total]))
}
