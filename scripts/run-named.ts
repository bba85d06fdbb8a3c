import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** The file of a program, and its first arguments. */
export type Program = readonly [file: string, ...args: string[]]

const root = join(import.meta.dirname, '..')

/** Runs the program that the first argument of the command names, with the other arguments. */
export function runNamed(command: string, programs: Readonly<Record<string, Program>>): void {
  const [name = '', ...args] = process.argv.slice(2)
  const program = Object.hasOwn(programs, name) ? programs[name] : undefined
  if (!program) {
    console.error(`Usage: npm run ${command} <name>, where <name> is ${Object.keys(programs).join(', ')}.`)
    process.exit(2)
  }
  const [file, ...firstArgs] = program
  const loader = file.endsWith('.ts') ? ['--import', 'tsx'] : []
  const { status } = spawnSync(process.execPath, [...loader, join(root, file), ...firstArgs, ...args], {
    cwd: root,
    stdio: 'inherit',
  })
  process.exit(status ?? 1)
}
