import { cpSync } from 'node:fs'
import { join } from 'node:path'

const examples = join(import.meta.dirname, '../examples')

/** Files and folders of `examples/vite` that `examples/react-router` has, too. */
const OF_VITE = [
  'checkout-resources.json',
  'store.mjs',
  'start.mjs',
  ...[
    'checkout',
    'ordered-cookie',
    'orders',
    'pages',
    'payment',
    'place-once',
    'read-env',
    'shop-server',
  ].map((name) => `server/${name}.ts`),
  ...['layout', 'products', 'routes', 'search'].map((name) => `src/${name}`),
  ...['settings.ts', 'shop.ts', 'shop.css', 'switches.ts', 'texts.ts'].map((name) => `src/${name}`),
]

/** Those that `examples/next` has, too: the folder in `examples/vite`, and that in `examples/next`. */
const OF_VITE_FOR_NEXT = new Map([
  ['checkout-resources.json', 'checkout-resources.json'],
  ['store.mjs', 'store.mjs'],
  ['start.mjs', 'start.mjs'],
  ...['ordered-cookie', 'orders', 'payment', 'place-once'].map((name) => {
    const path = `server/${name}.ts`
    return [path, path] as const
  }),
  ['src/switches.ts', 'lib/switches.ts'],
])

/** Copies into a folder what an example has in common with another one, so that there is one source of both. */
export function addSharedFiles(name: string, folder: string): void {
  const copy = (from: string, to: string) =>
    cpSync(join(examples, 'vite', from), join(folder, to), { recursive: true })
  if (name === 'react-router') for (const path of OF_VITE) copy(path, path)
  if (name === 'next') for (const [from, to] of OF_VITE_FOR_NEXT) copy(from, to)
}
