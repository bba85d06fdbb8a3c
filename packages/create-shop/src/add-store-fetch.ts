import { posix } from 'node:path'

import type { Template } from './choices.js'
import { ShopError } from './shop-error.js'

/** The file that reads another API, and the files whose clients hold the key. */
export const STORE_FETCH = {
  vite: ['server/store-fetch.ts', ['server/shop-server.ts']],
  next: ['lib/store-fetch.ts', ['lib/server-client.ts']],
  'react-router': ['server/store-fetch.ts', ['server/shop-server.ts', 'src/store.server.ts']],
} as const satisfies Record<Template, readonly [string, readonly string[]]>

/** Makes the client that holds the key read the store through the mapping. */
export function addStoreFetch(text: string, file: string, place: string): string {
  const path = posix.relative(posix.dirname(file), place).replace(/\.ts$/, '')
  const changed = text.replace(/^( *)(apiKey: [\w.]*STOREFRONT_API_KEY!?,)$/m, '$1$2\n$1fetch: storeFetch,')
  if (changed === text) throw new ShopError(`${file} has no client that reads the store.`)
  const end = changed.indexOf('\n', changed.lastIndexOf('\nimport ') + 1)
  const from = path.startsWith('.') ? path : `./${path}`
  return `${changed.slice(0, end)}\nimport { storeFetch } from '${from}'${changed.slice(end)}`
}
