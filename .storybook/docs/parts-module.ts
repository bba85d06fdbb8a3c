import type { Plugin } from 'vite'

import { readParts } from './read-parts.js'

const NAME = 'virtual:parts'

/** The module `virtual:parts` with the props of every public component, read from the types when a docs page opens. */
export function partsModule(): Plugin {
  return {
    name: 'storefront:parts',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? `export default ${JSON.stringify(readParts())}` : undefined),
  }
}
