import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { installProject, type InstalledProject } from '../package/install-project.js'
import { pack } from '../package/packed-package.js'
import { rows } from './versions.js'

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
