// Makes the versions of the next release: `changeset version`, then what it cannot do. It does not update package-lock.json, and
// it gives storefront-agents a major version whenever its peer changes, although the protocols are drafts.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const AGENTS = 'storefront-agents'

function run(command: string, ...args: readonly string[]): void {
  const shell = process.platform === 'win32'
  const { status } = spawnSync(command, args, { cwd: root, shell, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const agentsVersion = () => (JSON.parse(read('packages/agents/package.json')) as { version: string }).version

/** 0.2.0-beta.1 for 1.0.0-beta.1 after 0.1.0: a major change is a minor one before 1.0. */
function draftVersion(before: string, after: string): string {
  const [, minor = '0'] = before.split('.')
  const [major, ...rest] = after.split('.')
  if (major === '0') return after
  // A pre-release counts its versions, and stays at the number that it leads to.
  const next = before.includes('-') ? Number(minor) : Number(minor) + 1
  return ['0', String(next), ...rest.slice(1)].join('.')
}

const before = agentsVersion()
run('npx', 'changeset', 'version')
const after = agentsVersion()
const version = draftVersion(before, after)
if (version !== after) {
  for (const path of ['packages/agents/package.json', 'packages/mock/package.json', 'package.json']) {
    const text = read(path)
      .replace(`"${AGENTS}": "${after}"`, `"${AGENTS}": "${version}"`)
      .replace(
        `"name": "${AGENTS}",\n  "version": "${after}"`,
        `"name": "${AGENTS}",\n  "version": "${version}"`,
      )
    writeFileSync(join(root, path), text)
  }
  const changelog = 'packages/agents/CHANGELOG.md'
  writeFileSync(join(root, changelog), read(changelog).replace(`## ${after}\n`, `## ${version}\n`))
}
run('npm', 'install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund')
run('npx', 'oxfmt', 'package.json', 'packages', '.changeset/pre.json')
