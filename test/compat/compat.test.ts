import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { installProject, type InstalledProject } from '../package/install-project.js'
import { manifest, pack, root } from '../package/packed-package.js'

type Versions = Readonly<Record<string, string>>

const ours = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { devDependencies: Versions }
const peers = Object.keys(manifest.peerDependencies)

/** 18.0.0 for `^18.0.0 || ^19.0.0`. */
const lowest = (range: string) => /\d+\.\d+\.\d+/.exec(range)![0]

const typescript: Versions = {
  typescript: ours.devDependencies['typescript']!,
  'typescript-7': 'npm:typescript@7.0.2',
  '@types/node': ours.devDependencies['@types/node']!,
}

const rows = [
  {
    name: 'React 18.3 and the oldest peers',
    react: '18.3.1',
    versions: {
      ...Object.fromEntries(peers.map((name) => [name, lowest(manifest.peerDependencies[name]!)])),
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

let packed: Awaited<ReturnType<typeof pack>>
beforeAll(async () => {
  packed = await pack()
})
afterAll(() => packed.remove())

describe.each(rows)('an app with $name', ({ react, versions, hasCompiler }) => {
  let app: InstalledProject
  beforeAll(async () => {
    app = await installProject(join(import.meta.dirname, 'fixture'), packed.tarball, versions)
  })
  afterAll(() => app.remove())

  async function runTests(env: NodeJS.ProcessEnv): Promise<{ numPassedTests: number; success: boolean }> {
    const report = join(app.folder, 'report.json')
    await app.run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile=${report}`], {
      EXPECT_REACT: react,
      ...env,
    })
    return JSON.parse(await readFile(report, 'utf8')) as { numPassedTests: number; success: boolean }
  }

  it('passes its tests under StrictMode', async () => {
    const { numPassedTests, success } = await runTests({ REACT_COMPILER: '0' })
    expect(success).toBe(true)
    expect(numPassedTests).toBeGreaterThan(5)
  })

  it.runIf(hasCompiler)('passes its tests when the React Compiler compiles it', async () => {
    expect(await runTests({ REACT_COMPILER: '1' })).toMatchObject({ success: true })
  })

  it.each(['typescript', 'typescript-7'])('type-checks with %s', async (compiler) => {
    const output = await app
      .run('node', [`node_modules/${compiler}/bin/tsc`, '-p', '.', '--pretty', 'false'])
      .catch((error: unknown) => (error as Error).message)
    // Ignore errors in the declarations of other packages.
    const errors = output.split('\n').filter((line) => /: error TS\d+:/.test(line))
    expect(errors.filter((line) => !/^node_modules\/(?!storefront-react\/)/.test(line))).toEqual([])
  })
})
