import type { Plugin } from 'vite'

const NAME = 'virtual:parts'

/** The module `virtual:parts` with the props of every public component, read from the types when a docs page opens. */
export function partsModule(): Plugin {
  return {
    name: 'storefront:parts',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return
      // Imports TypeScript, which takes a part of a second of each start.
      const { readParts } = await import('./read-parts.js')
      return `export default ${JSON.stringify(readParts())}`
    },
  }
}
