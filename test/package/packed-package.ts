import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'

import { readEntries, sourceOf } from '../../scripts/read-entries.js'

const execute = promisify(execFile)

export const root = join(import.meta.dirname, '../..')

export interface Manifest {
  readonly name: string
  readonly bin?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

export interface RepositoryPackage {
  readonly name: string
  readonly folder: string
  readonly manifest: Manifest
}

async function readPackage(folder: string): Promise<RepositoryPackage> {
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest
  return { name: manifest.name, folder, manifest }
}

export const library = await readPackage(root)
const { manifest } = library

/** The packages of this repository in addition to the library. */
export const tools = await Promise.all(
  ['agents', 'doctor', 'mock', 'search'].map((name) => readPackage(join(root, 'packages', name))),
)

/** An entry of a package that an app may import: not `./internal` of the library, nor `./mock` of the agents. */
export interface PublicEntry {
  /** `.` or `./core`. */
  readonly entry: string
  /** `storefront-react/core`. */
  readonly name: string
  /** `/path/src/core/index.ts`. */
  readonly source: string
  /** `core/index.d.ts`, in the folder of the declarations. */
  readonly types: string
}

const isInternal = (entry: string): boolean => /^\.\/(internal|mock)$/.test(entry)

export const publicEntriesOf = ({ name, folder }: RepositoryPackage): PublicEntry[] =>
  Object.entries(readEntries(relative(root, folder) || '.')).flatMap(([entry, { types }]) =>
    isInternal(entry)
      ? []
      : [
          {
            entry,
            name: name + entry.slice(1),
            source: sourceOf(types, relative(root, folder) || '.'),
            types: types.replace(/^\.\/dist\//, ''),
          },
        ],
  )

/** With the internal ones. E.g. `storefront-react/core`. */
export const entryPoints = [library, ...tools].flatMap(({ name, folder }) =>
  Object.keys(readEntries(relative(root, folder) || '.')).map((path) => name + path.slice(1)),
)

export interface Consumer {
  readonly folder: string
  readonly packed: string
  run(command: string, args: readonly string[]): Promise<string>
  remove(): Promise<void>
}

/** The variable with the path of the library's tarball, if the packages are packed already. */
export const PACKED = 'STOREFRONT_TARBALL'

/** Packs the library and packages/ into one folder. Returns the tarball of the library. */
export async function pack(): Promise<{ readonly tarball: string; remove(): Promise<void> }> {
  const packed = process.env[PACKED]
  if (packed && existsSync(packed)) return { tarball: packed, remove: () => Promise.resolve() }
  const folder = await mkdtemp(join(tmpdir(), 'storefront-react-pack-'))
  await execute('npm', ['run', 'pack:all', '--silent', '--', folder], { cwd: root })
  return { tarball: tarballsIn(folder).get(manifest.name)!, remove: () => rm(folder, { recursive: true }) }
}

/** The tarballs by package. */
export function tarballsIn(folder: string): ReadonlyMap<string, string> {
  const files = readdirSync(folder).flatMap((file) => {
    const [, name] = /^((?:create-)?storefront-[a-z]+)-\d.*\.tgz$/.exec(file) ?? []
    return name === undefined ? [] : [[name, join(folder, file)] as const]
  })
  return new Map(files)
}

/** Links only these packages and uses no network, so an import of any other package fails. Unpacks those of this repository. */
export async function createConsumer(
  tarball: string,
  packages: readonly string[],
  aliases: Readonly<Record<string, string>> = {},
): Promise<Consumer> {
  const folder = await mkdtemp(join(tmpdir(), 'storefront-react-consumer-'))
  const packed = join(folder, 'node_modules', manifest.name)
  const tarballs = tarballsIn(dirname(tarball))
  const own = [manifest.name, ...packages.filter((name) => tarballs.has(name))]
  for (const name of own) {
    const target = join(folder, 'node_modules', name)
    await mkdir(target, { recursive: true })
    const from = name === manifest.name ? tarball : tarballs.get(name)!
    await execute('tar', ['-xzf', from, '--strip-components', '1', '-C', target])
  }
  for (const name of packages.filter((each) => !own.includes(each))) {
    const link = join(folder, 'node_modules', name)
    await mkdir(dirname(link), { recursive: true })
    await symlink(join(root, 'node_modules', aliases[name] ?? name), link, 'junction')
  }
  return {
    folder,
    packed,
    run: async (command, args) => (await execute(command, [...args], { cwd: folder })).stdout,
    remove: () => rm(folder, { recursive: true }),
  }
}
