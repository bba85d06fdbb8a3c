import { cpSync } from 'node:fs'
import { join } from 'node:path'

const examples = join(import.meta.dirname, '../examples')

/** Files and folders of `examples/vite` that `examples/react-router` has, too. */
const OF_VITE = [
  'checkout-resources.json',
  'store.mjs',
  'start.mjs',
  ...['checkout', 'place-once', 'read-env', 'shop-server'].map((name) => `server/${name}.ts`),
  ...['layout', 'products', 'routes', 'search'].map((name) => `src/${name}`),
  ...['settings.ts', 'shop.ts', 'shop.css', 'texts.ts'].map((name) => `src/${name}`),
]

/** Copies into a folder what an example has in common with another one, so that there is one source of both. */
export function addSharedFiles(name: string, folder: string): void {
  if (name !== 'react-router') return
  for (const path of OF_VITE) cpSync(join(examples, 'vite', path), join(folder, path), { recursive: true })
}
