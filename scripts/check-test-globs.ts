// A glob of a test configuration whose folder was moved or renamed matches nothing, and its tests would not run any more.
// Fails for each glob, and for each alternative in its braces, that matches no file, and for each project without a file.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createFilter } from 'vite'
import type { ViteUserConfig } from 'vitest/config'

import { findDeadGlobs } from './test-globs.js'

const root = join(import.meta.dirname, '..')
process.chdir(root)

type TestConfig = NonNullable<ViteUserConfig['test']>

const paths = [
  'vite.config.ts',
  ...readdirSync('test')
    .map((folder) => `test/${folder}/vitest.config.ts`)
    .filter((path) => existsSync(path)),
]
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
  maxBuffer: 64e6,
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(file))
  .map((file) => join(root, file))
const matching = new Map<string, string[]>()
function filesOf(glob: string): string[] {
  const found = matching.get(glob) ?? files.filter(createFilter(glob, null, { resolve: root }))
  matching.set(glob, found)
  return found
}

const problems: string[] = []
const globs: string[] = []
for (const path of paths) {
  const { default: config } = (await import(pathToFileURL(join(root, path)).href)) as {
    default: ViteUserConfig
  }
  const { projects = [], ...shared } = config.test ?? {}
  const tests: TestConfig[] = [
    shared,
    ...projects.flatMap((project) =>
      typeof project === 'object' && 'test' in project && project.test ? [project.test] : [],
    ),
  ]
  globs.push(
    ...tests.flatMap(({ include = [], exclude = [], typecheck }) => [
      ...include,
      ...exclude,
      ...(typecheck?.include ?? []),
    ]),
  )
  for (const { name, include = shared.include ?? [], exclude = shared.exclude ?? [], typecheck } of tests) {
    const included = [...include, ...(typecheck?.include ?? [])]
    const isExcluded = createFilter(exclude, null, { resolve: root })
    const hasFile = included.flatMap(filesOf).some((file) => exclude.length === 0 || !isExcluded(file))
    // Without a browser, test/browsers leaves out all files.
    if (included.length > 0 && !hasFile && !exclude.includes('**'))
      problems.push(`${path}: the project ${JSON.stringify(name)} has no test`)
  }
}

for (const dead of findDeadGlobs(globs, (glob) => filesOf(glob).length > 0))
  problems.push(`no file matches ${dead}`)

for (const problem of problems) console.error(problem)
console.log(
  `${globs.length} globs of ${paths.length} test configurations, ${problems.length} of them or of their projects dead`,
)
process.exit(problems.length > 0 ? 1 : 0)
