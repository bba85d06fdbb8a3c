import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'

import { linkTree } from './link-tree.js'
import { once, SHARED } from './once.js'
import { tarballsIn } from './packed-package.js'

const execute = promisify(execFile)

const IGNORED = new Set(['node_modules', '.next', '.react-router', 'build', 'dist', 'dist-server'])

export interface InstalledProject {
  readonly folder: string
  /** Returns stdout. Rejects if the command fails. */
  run(command: string, args: readonly string[], env?: NodeJS.ProcessEnv): Promise<string>
  remove(): Promise<void>
}

/**
 * In a run with a shared folder, npm installs equal dependencies once, and every project gets a copy of its own.
 * @param versions override or add dependencies of the project's package.json
 */
export async function installProject(
  template: string,
  tarball: string,
  versions: Readonly<Record<string, string>> = {},
): Promise<InstalledProject> {
  const folder = await mkdtemp(join(tmpdir(), `storefront-react-${basename(template)}-`))
  await cp(template, folder, {
    recursive: true,
    filter: (path) => !IGNORED.has(basename(path)) && !path.endsWith('.tgz'),
  })
  for (const [name, file] of tarballsIn(dirname(tarball))) await cp(file, join(folder, `${name}.tgz`))
  const manifestPath = join(folder, 'package.json')
  const manifest = JSON.parse(await readFile(manifestPath, 'utf8')) as { dependencies: object }
  manifest.dependencies = { ...manifest.dependencies, ...versions }
  await writeFile(manifestPath, JSON.stringify(manifest))
  const project: InstalledProject = {
    folder,
    run: (command, args, env) => runToEnd(command, args, folder, env),
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
  }
  try {
    await installIn(folder)
  } catch (error) {
    await project.remove()
    throw error
  }
  return project
}

/** What decides which packages npm installs. The tarballs are the same for all files of a run. */
const INSTALLED_FROM = /^(package\.json|\.npmrc|storefront-\w+\.tgz)$/

async function installIn(folder: string): Promise<void> {
  const install = (where: string) =>
    runToEnd('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], where)
  const shared = process.env[SHARED]
  if (!shared) {
    await install(folder)
    return
  }
  const manifest = await readFile(join(folder, 'package.json'))
  const name = createHash('sha256').update(manifest).digest('hex').slice(0, 16)
  const installed = await once(shared, name, async (where) => {
    for (const file of readdirSync(folder))
      if (INSTALLED_FROM.test(file)) await cp(join(folder, file), join(where, file))
    await install(where)
  })
  linkTree(join(installed, 'node_modules'), join(folder, 'node_modules'))
}

async function runToEnd(
  command: string,
  args: readonly string[],
  cwd: string,
  env?: NodeJS.ProcessEnv,
): Promise<string> {
  try {
    const { stdout } = await execute(command, [...args], {
      cwd,
      env: projectEnv(cwd, env),
      maxBuffer: 64 * 1024 * 1024,
      shell: process.platform === 'win32',
    })
    return stdout
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}\n${stderr}`, { cause: error })
  }
}

/** Puts the project's commands first on the PATH, and removes the variables that Vitest sets. */
export function projectEnv(folder: string, env?: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { NODE_ENV: _, VITEST: __, ...outer } = process.env
  return {
    ...outer,
    PATH: join(folder, 'node_modules/.bin') + delimiter + (outer.PATH ?? ''),
    NO_COLOR: '1',
    ...env,
  }
}
