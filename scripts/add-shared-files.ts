import { cpSync } from 'node:fs'
import { basename, join } from 'node:path'

const examples = join(import.meta.dirname, '../examples')

/** What installing and building leave in an example, and what belongs to one example only. */
const LEFT_OUT =
  /^(node_modules|\.next|\.react-router|build|dist|dist-server|README\.md|package\.json|.*\.tgz|.*\.tsbuildinfo)$/

interface Shared {
  readonly from: string
  /** Files and folders. Default: everything that the example does not have itself. */
  readonly paths?: readonly string[]
}

const shared: Readonly<Record<string, Shared>> = {
  'next-more': { from: 'next' },
  'react-router': {
    from: 'vite',
    paths: [
      'checkout-resources.json',
      'store.mjs',
      'start.mjs',
      ...['checkout', 'place-once', 'read-env', 'shop-server'].map((name) => `server/${name}.ts`),
      ...['layout', 'products', 'routes', 'search'].map((name) => `src/${name}`),
      ...['settings.ts', 'shop.ts', 'shop.css', 'texts.ts'].map((name) => `src/${name}`),
    ],
  },
}

/** Whether an example is laid over another one, and is no project without it. */
export const isLaidOver = (name: string): boolean => shared[name] !== undefined && !shared[name].paths

/** Copies into a folder what an example has in common with another one, so that there is one source of both. */
export function addSharedFiles(name: string, folder: string): void {
  const example = shared[name]
  if (example === undefined) return
  const base = join(examples, example.from)
  if (example.paths) {
    for (const path of example.paths) cpSync(join(base, path), join(folder, path), { recursive: true })
    return
  }
  cpSync(base, folder, {
    recursive: true,
    force: false,
    filter: (path) => path === base || !LEFT_OUT.test(basename(path)),
  })
}
