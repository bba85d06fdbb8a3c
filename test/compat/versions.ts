import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { library, root, tools } from '../package/packed-package.js'

type Versions = Readonly<Record<string, string>>

const ours = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { devDependencies: Versions }
/** Of all packages; those of this repository are packed. */
const ranges = Object.fromEntries(
  [library, ...tools]
    .flatMap(({ manifest }) => Object.entries(manifest.peerDependencies ?? {}))
    .filter(([name]) => !name.startsWith('storefront-')),
)
export const peers = Object.keys(ranges).toSorted()

/** 18.0.0 for `^18.0.0 || ^19.0.0`. */
const lowest = (range: string) => /\d+\.\d+\.\d+/.exec(range)![0]

const typescript: Versions = {
  typescript: ours.devDependencies['typescript']!,
  'typescript-7': 'npm:typescript@7.0.2',
  '@types/node': ours.devDependencies['@types/node']!,
}

/** What an app has installed when the compatibility tests run. docs/support.md lists it. */
export const rows = [
  {
    name: 'React 18.3 and the oldest peers',
    react: '18.3.1',
    versions: {
      ...Object.fromEntries(peers.map((name) => [name, lowest(ranges[name]!)])),
      ...typescript,
      react: '18.3.1',
      'react-dom': '18.3.1',
      '@types/react': '18.3.31',
      '@types/react-dom': '18.3.7',
    },
    hasCompiler: false,
  },
  {
    name: 'React 19 and the newest peers',
    react: ours.devDependencies['react']!,
    versions: {
      ...Object.fromEntries(peers.map((name) => [name, ours.devDependencies[name]!])),
      ...typescript,
      '@types/react': ours.devDependencies['@types/react']!,
      '@types/react-dom': ours.devDependencies['@types/react-dom']!,
      '@babel/core': '7.29.0',
      '@rolldown/plugin-babel': '0.3.1',
      'babel-plugin-react-compiler': '1.0.0',
    },
    hasCompiler: true,
  },
] as const
