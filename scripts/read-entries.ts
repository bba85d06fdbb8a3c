import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** The files of an entry point, such as `./dist/cart/index.js`. */
export interface EntryFiles {
  readonly types: string
  readonly default: string
}

const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly exports: Readonly<Record<string, string | EntryFiles>>
}

/** How many entry points package.json names. A pattern such as `./labels/*` is one. */
export const entryCount = Object.keys(exports).filter((entry) => entry !== './package.json').length

/** `dist/labels/de.js` is made from `src/labels/de.ts`. */
export const sourceOf = (path: string): string =>
  join(root, path.replace(/^\.\/dist\//, 'src/').replace(/(\.d\.ts|\.js)$/, '.ts'))

/** The names that the `*` of a pattern can have: the files of its folder, without tests. */
const namesOf = ({ default: pattern }: EntryFiles): string[] =>
  readdirSync(dirname(sourceOf(pattern))).flatMap((file) => /^([\w-]+)\.ts$/.exec(file)?.[1] ?? [])

/** The entry points of package.json by their names, such as `./cart` and, of the pattern `./labels/*`, `./labels/de`. */
export const entries: Readonly<Record<string, EntryFiles>> = Object.fromEntries(
  Object.entries(exports).flatMap(([entry, target]) =>
    typeof target === 'string'
      ? []
      : entry.includes('*')
        ? namesOf(target).map((name) => [
            entry.replace('*', name),
            { types: target.types.replace('*', name), default: target.default.replace('*', name) },
          ])
        : [[entry, target]],
  ),
)
