import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** Test files that import a module whose path matches, as paths in the repository with `/`. */
export function findImporters(module: RegExp): string[] {
  return ['src', 'packages', 'test']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (path) => `${folder}/${path.replaceAll('\\', '/')}`,
      ),
    )
    .filter((path) => /\.test\.tsx?$/.test(path) && !/\/(node_modules|dist|templates|fixture)\//.test(path))
    .filter((path) =>
      [...readFileSync(join(root, path), 'utf8').matchAll(/^import .* from '([^']+)'$/gm)].some(
        ([, imported = '']) => module.test(imported),
      ),
    )
    .toSorted()
}

/** Tests of random cases: all that take their number from test/setup/random-runs.ts. */
export const findPropertyFiles = (): string[] => findImporters(/\/setup\/random-runs\.js$/)
