import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, delimiter, join } from 'node:path'
import { promisify } from 'node:util'

const execute = promisify(execFile)

const IGNORED = new Set(['node_modules', '.next', '.react-router', 'build', 'dist', 'storefront-react.tgz'])

export interface InstalledProject {
  readonly folder: string
  /** Returns stdout. Rejects if the command fails. */
  run(command: string, args: readonly string[], env?: NodeJS.ProcessEnv): Promise<string>
  remove(): Promise<void>
}

/** @param versions override or add dependencies of the project's package.json */
export async function installProject(
  template: string,
  tarball: string,
  versions: Readonly<Record<string, string>> = {},
): Promise<InstalledProject> {
  const folder = await mkdtemp(join(tmpdir(), `storefront-react-${basename(template)}-`))
  await cp(template, folder, { recursive: true, filter: (path) => !IGNORED.has(basename(path)) })
  await cp(tarball, join(folder, 'storefront-react.tgz'))
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
    await runToEnd('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], folder)
  } catch (error) {
    await project.remove()
    throw error
  }
  return project
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
