import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** The files of an entry point, such as `./dist/cart/index.js`. */
export interface EntryFiles {
  readonly types: string
  readonly default: string
}

type Entries = Readonly<Record<string, EntryFiles>>

function readExports(folder: string): [string, EntryFiles][] {
  const { exports } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, string | EntryFiles>>
  }
  return Object.entries(exports).filter(
    (entry): entry is [string, EntryFiles] => typeof entry[1] !== 'string',
  )
}

/** `dist/labels/de.js` is made from `src/labels/de.ts`. */
export const sourceOf = (path: string, folder = '.'): string =>
  join(root, folder, path.replace(/^\.\/dist\//, 'src/').replace(/(\.d\.ts|\.js)$/, '.ts'))

/** The names that the `*` of a pattern can have: the files of its folder, without tests. */
const namesOf = ({ default: pattern }: EntryFiles, folder: string): string[] =>
  readdirSync(dirname(sourceOf(pattern, folder))).flatMap((file) => /^([\w-]+)\.ts$/.exec(file)?.[1] ?? [])

/** The entry points of a package by their names, such as `./cart` and, of the pattern `./labels/*`, `./labels/de`. */
export const readEntries = (folder = '.'): Entries =>
  Object.fromEntries(
    readExports(folder).flatMap(([entry, target]) =>
      entry.includes('*')
        ? namesOf(target, folder).map((name) => [
            entry.replace('*', name),
            { types: target.types.replace('*', name), default: target.default.replace('*', name) },
          ])
        : [[entry, target]],
    ),
  )

/** Those of the library. */
export const entries = readEntries()

/** How many entry points the library names. A pattern such as `./labels/*` is one; `./internal` does not count. */
export const entryCount = readExports('.').filter(([entry]) => entry !== './internal').length
