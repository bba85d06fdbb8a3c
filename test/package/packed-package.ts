import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

import { entries } from '../../scripts/read-entries.js'

const execute = promisify(execFile)

export const root = join(import.meta.dirname, '../..')

export interface Manifest {
  readonly name: string
  readonly bin?: Readonly<Record<string, string>>
  readonly peerDependencies: Readonly<Record<string, string>>
}

export const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as Manifest

/** E.g. `storefront-react/core`. */
export const entryPoints = Object.keys(entries).map((path) => manifest.name + path.slice(1))

export interface Consumer {
  readonly folder: string
  readonly packed: string
  run(command: string, args: readonly string[]): Promise<string>
  remove(): Promise<void>
}

/** The variable with the path of the tarball, if the package is packed already. */
export const PACKED = 'STOREFRONT_TARBALL'

export async function pack(): Promise<{ readonly tarball: string; remove(): Promise<void> }> {
  const packed = process.env[PACKED]
  if (packed && existsSync(packed)) return { tarball: packed, remove: () => Promise.resolve() }
  const folder = await mkdtemp(join(tmpdir(), 'storefront-react-pack-'))
  const { stdout } = await execute('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: root })
  const tarball = join(folder, stdout.trim().split('\n').at(-1)!)
  return { tarball, remove: () => rm(folder, { recursive: true }) }
}

/** Links only these packages and uses no network, so an import of any other package fails. */
export async function createConsumer(
  tarball: string,
  packages: readonly string[],
  aliases: Readonly<Record<string, string>> = {},
): Promise<Consumer> {
  const folder = await mkdtemp(join(tmpdir(), 'storefront-react-consumer-'))
  const packed = join(folder, 'node_modules', manifest.name)
  await mkdir(packed, { recursive: true })
  await execute('tar', ['-xzf', tarball, '--strip-components', '1', '-C', packed])
  for (const name of packages) {
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
