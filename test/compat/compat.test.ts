import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { installProject, type InstalledProject } from '../package/install-project.js'
import { library, pack } from '../package/packed-package.js'
import { writeConsumer } from '../package/write-consumer.js'
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

  /** What a compiler says about the project of a folder, without errors in the declarations of other packages. */
  async function typeErrors(compiler: string, folder: string): Promise<readonly string[]> {
    const output = await app
      .run('node', [`node_modules/${compiler}/bin/tsc`, '-p', folder, '--pretty', 'false'])
      .catch((error: unknown) => (error as Error).message)
    const errors = output.split('\n').filter((line) => /: error TS\d+:/.test(line))
    return errors.filter((line) => !/^node_modules\/(?!storefront-react\/)/.test(line))
  }

  it.each(['typescript', 'typescript-7'])('type-checks with %s', async (compiler) => {
    expect(await typeErrors(compiler, '.')).toEqual([])
  })

  it.each(['typescript', 'typescript-7'])(
    'writes declarations of what it exports with %s',
    async (compiler) => {
      const folder = join(app.folder, 'declared')
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, 'index.ts'), writeConsumer([library]))
      const compilerOptions = {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        skipLibCheck: true,
        outDir: 'dist',
      }
      const config = { extends: '../tsconfig.json', compilerOptions, include: ['index.ts'] }
      await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config))
      expect(await typeErrors(compiler, 'declared')).toEqual([])
      expect(await readFile(join(folder, 'dist/index.d.ts'), 'utf8')).toContain('useFirstProducts')
    },
  )
})
