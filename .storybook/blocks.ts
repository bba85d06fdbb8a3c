import { join, sep } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import type { PluginOption } from 'vite'

import { sourcePackages } from '../scripts/source-packages.js'

const root = join(import.meta.dirname, '..')
const blocks = join(root, 'blocks')

/**
 * What a shop does that copies the blocks: installs the packages, which are their source here, styles the blocks with Tailwind CSS,
 * and replaces their link with that of its router. The Vite example has the blocks in `components/shop`.
 * @param options.hasRouter `false` keeps the link of the blocks, for pages without a router
 */
export function installedBlocks({ hasRouter = true } = {}): PluginOption {
  return [
    tailwindcss(),
    {
      name: 'storefront:blocks',
      enforce: 'pre',
      config: () => ({
        resolve: {
          alias: sourcePackages,
        },
      }),
      resolveId(source, importer) {
        if (hasRouter && /\/shop-link$/.test(source) && importer?.startsWith(blocks + sep))
          return join(root, 'stories/shop/shop-link.tsx')
        const [, block] = /\/components\/shop\/(.+)$/.exec(source) ?? []
        return block && this.resolve(join(blocks, block), importer)
      },
    },
  ]
}
