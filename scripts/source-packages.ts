import { join } from 'node:path'
import { runnerImport } from 'vite'

const root = join(import.meta.dirname, '..')

/** For Vite: the packages of this repository are their source, so that nothing is built before a test or a story. */
export const sourcePackages = [
  { find: /^storefront-react$/, replacement: join(root, 'src/index.ts') },
  { find: /^storefront-react\/(labels\/.+)$/, replacement: join(root, 'src/$1.ts') },
  { find: /^storefront-react\/(.+)$/, replacement: join(root, 'src/$1/index.ts') },
  { find: /^storefront-(agents|doctor|mock)$/, replacement: join(root, 'packages/$1/src/index.ts') },
  { find: /^storefront-(agents|mock|search)\/(.+)$/, replacement: join(root, 'packages/$1/src/$2/index.ts') },
]

/** For a file that a configuration imports: Node loads these without Vite's aliases. */
export async function importSource<Module>(path: string): Promise<Module> {
  const { module } = await runnerImport<Module>(join(root, path), {
    configFile: false,
    logLevel: 'error',
    resolve: { alias: sourcePackages },
  })
  return module
}
