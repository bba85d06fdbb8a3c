// Changesets does not update package-lock.json, so npm writes the version there.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

function run(command: string, ...args: readonly string[]): void {
  const shell = process.platform === 'win32'
  const { status } = spawnSync(command, args, { cwd: root, shell, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

run('npx', 'changeset', 'version')
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
run('npm', 'version', version, '--allow-same-version', '--no-git-tag-version', '--ignore-scripts')
run('npx', 'oxfmt', 'package.json', '.changeset/pre.json')
