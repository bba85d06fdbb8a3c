// Makes the next release in a copy of the tree and prints what would be published. Needs no network.
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

function run(cwd: string, command: string, ...args: readonly string[]): string {
  const shell = process.platform === 'win32'
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    shell,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}\n${stderr}`)
  return stdout
}

interface Packed {
  readonly filename: string
  readonly size: number
  readonly unpackedSize: number
  readonly files: readonly { readonly path: string }[]
}

const manifestIn = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string
    version: string
    publishConfig: Readonly<Record<string, unknown>>
  }

function changesOf(folder: string, version: string): string {
  const text = readFileSync(join(folder, 'CHANGELOG.md'), 'utf8')
  const [, section = ''] = text.split(`## ${version}\n`)
  return section.split(/^## /m)[0]?.trim() ?? ''
}

/** Every installed package, and the packages of the copy in place of those of this folder. */
function linkModules(folder: string): void {
  const modules = join(folder, 'node_modules')
  mkdirSync(modules)
  for (const entry of readdirSync(join(root, 'node_modules')))
    if (!/^storefront-/.test(entry))
      symlinkSync(join(root, 'node_modules', entry), join(modules, entry), 'junction')
  symlinkSync(folder, join(modules, 'storefront-react'), 'junction')
  for (const { name } of readdirSync(join(folder, 'packages'), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  ))
    symlinkSync(join(folder, 'packages', name), join(modules, `storefront-${name}`), 'junction')
}

const folder = mkdtempSync(join(tmpdir(), 'storefront-react-release-'))
try {
  const files = run(root, 'git', 'ls-files', '-z', '--cached', '--others', '--exclude-standard')
  for (const file of new Set(files.split('\0'))) {
    if (file && existsSync(join(root, file))) cpSync(join(root, file), join(folder, file))
  }
  // Changesets asks git which commit added a changeset.
  run(folder, 'git', 'init', '--quiet')
  run(folder, 'git', 'add', '--all')
  const author = ['-c', 'user.name=release:dry', '-c', 'user.email=release-dry@localhost']
  run(folder, 'git', ...author, 'commit', '--quiet', '--no-verify', '--message', 'tree')

  const before = manifestIn(folder).version
  linkModules(folder)
  run(folder, 'npx', 'tsx', 'scripts/version.ts')
  const { name, version, publishConfig } = manifestIn(folder)
  const changes = changesOf(folder, version)
  if (!changes) throw new Error(`CHANGELOG.md says nothing about ${version}.`)
  run(folder, 'npm', 'run', '--silent', 'build')
  const [packed, ...tools] = JSON.parse(
    run(folder, 'npm', 'pack', '--workspaces', '--json', '--ignore-scripts'),
  ) as [Packed, ...Packed[]]

  const tag = /-([a-z]+)\./.exec(version)?.[1] ?? 'latest'
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`
  const describe = ({ filename, size, unpackedSize, files }: Packed) =>
    `${filename}, ${kilobytes(size)}, ${kilobytes(unpackedSize)} unpacked, ${files.length} files`
  console.log(changes)
  console.log('\nfiles by folder')
  const folders = new Map<string, number>()
  for (const { path } of packed.files) {
    const name = path.split('/').slice(0, -1).slice(0, 2).join('/')
    folders.set(name, (folders.get(name) ?? 0) + 1)
  }
  for (const [path, count] of [...folders].sort(([a], [b]) => (a < b ? -1 : 1))) {
    console.log(`${String(count).padStart(6)}  ${path || '.'}`)
  }
  console.log(`
version    ${before === version ? version : `${before} -> ${version}`}
tarball    ${describe(packed)}
${tools.map((tool) => `tarball    ${describe(tool)}`).join('\n')}
command    npm publish --workspaces --tag ${tag} ${Object.entries(publishConfig)
    .map(([key, value]) => `--${key}=${String(value)}`)
    .join(' ')}
Would publish ${name}@${version}. Nothing was published.`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
