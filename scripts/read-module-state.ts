import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
/** A comment, if there is one, and a declaration. A constant in capitals has its content from the start: it is not state. */
const DECLARATION =
  /(?:^\/\*\*((?:(?!\*\/)[^])*)\*\/\n)?^(?:export )?(?:const ([a-z]\w*)(?:: .+?)? =\s+new (?:Weak)?(?:Map|Set|Ref)\b|(?:let|var) (\w+))/gm

/** A `WeakMap`, `WeakSet`, `Map`, `Set`, `let` or `var` of a module. */
export interface ModuleState {
  /** From `src/`, or from the root for a file of a package. */
  readonly file: string
  readonly name: string
  /** The comment above the declaration: why the state is the module's. Empty without a comment. */
  readonly reason: string
}

function listFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test'))
    .toSorted()
}

/** The state of all modules of the library and of the packages. */
export function readModuleState(): ModuleState[] {
  const packages = readdirSync(join(root, 'packages'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => listFiles(`packages/${name}/src`))
  return [...listFiles('src'), ...packages].flatMap((file) =>
    Array.from(
      readFileSync(join(root, file), 'utf8').matchAll(DECLARATION),
      ([, comment = '', constant, variable]) => ({
        file: file.replace(/^src\//, ''),
        name: constant ?? variable ?? '',
        reason: comment.replaceAll(/\s*\n \*\s?/g, ' ').trim(),
      }),
    ),
  )
}

/** A table in Markdown, as Oxfmt writes it. */
export function drawModuleState(states: readonly ModuleState[]): string {
  const rows = [
    ['file', 'name', 'why it belongs to the module'],
    ...states.map(({ file, name, reason }) => [`\`${file}\``, `\`${name}\``, reason.replaceAll('|', '\\|')]),
  ]
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const draw = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const [head, ...others] = rows.map(draw)
  return [head, draw(widths.map((width) => '-'.repeat(width))), ...others].join('\n')
}
