/**
 * Changes one operator of the source at a time and runs the unit tests of its folder, then all that import the file. A
 * change that no test notices is a gap in the tests, unless a browser test finds it. Changes files in place and restores them: run it on a clean copy.
 *
 *   npm run test:mutants -- --sample 60 --seed 1 src/core src/queries
 */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import ts from 'typescript'

const DEFAULT_FOLDERS = ['src/core', 'src/queries', 'src/product-list']

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string', default: '60' }, seed: { type: 'string', default: '1' } },
})

interface Mutant {
  readonly file: string
  readonly line: number
  readonly from: number
  readonly to: number
  readonly was: string
  readonly is: string
}

const SWAPS = new Map([
  ['||', '&&'],
  ['&&', '||'],
  ['<', '<='],
  ['<=', '<'],
  ['>', '>='],
  ['>=', '>'],
  ['===', '!=='],
  ['!==', '==='],
  ['+', '-'],
  ['-', '+'],
])

function mutantsOf(file: string): Mutant[] {
  const text = readFileSync(file, 'utf8')
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const mutants: Mutant[] = []
  const add = (node: ts.Node, is: string, length?: number) => {
    const from = node.getStart(source)
    const to = length === undefined ? node.end : from + length
    const { line } = source.getLineAndCharacterOfPosition(from)
    mutants.push({ file, line: line + 1, from, to, was: text.slice(from, to), is })
  }
  const visit = (node: ts.Node) => {
    // Types have no effect, and development messages are tested elsewhere.
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return
    if (ts.isIfStatement(node) && node.expression.getText(source).includes('NODE_ENV')) return
    if (ts.isBinaryExpression(node)) {
      const { operatorToken } = node
      const swapped = SWAPS.get(operatorToken.getText(source))
      const isArithmetic = /^[+-]$/.test(operatorToken.getText(source))
      const hasNumber = [node.left, node.right].some((side) => ts.isNumericLiteral(side))
      if (swapped && (!isArithmetic || hasNumber)) add(operatorToken, swapped)
    }
    if (node.kind === ts.SyntaxKind.TrueKeyword) add(node, 'false')
    if (node.kind === ts.SyntaxKind.FalseKeyword) add(node, 'true')
    if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) add(node, '', 1)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return mutants
}

/** The same sample for the same seed. */
function sampleOf<T>(items: readonly T[], count: number, seed: number): T[] {
  let state = seed
  const random = () => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31
  return items
    .map((item) => [random(), item] as const)
    .toSorted(([a], [b]) => a - b)
    .slice(0, count)
    .map(([, item]) => item)
}

function passes(command: readonly string[]): boolean {
  const args = ['vitest', ...command, '--project', 'unit', '--bail', '1', '--reporter', 'dot']
  // An endless loop fails too: it would time out.
  return spawnSync('npx', args, { stdio: 'ignore', timeout: 300_000 }).status === 0
}

function isNoticed({ file, from, to, is }: Mutant): boolean {
  const text = readFileSync(file, 'utf8')
  try {
    writeFileSync(file, text.slice(0, from) + is + text.slice(to))
    // The tests next to the file find most changes in a fraction of the time.
    return !passes(['run', dirname(file), '--passWithNoTests']) || !passes(['related', file, '--run'])
  } finally {
    writeFileSync(file, text)
  }
}

const folders = positionals.length > 0 ? positionals : DEFAULT_FOLDERS
const files = folders
  .flatMap((path) =>
    statSync(path).isDirectory()
      ? readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name))
      : [path],
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test(-d)?\.tsx?$|error-texts/.test(file))
const all = files.flatMap(mutantsOf)
const mutants = sampleOf(all, Number(values.sample), Number(values.seed))
console.log(`${mutants.length} of ${all.length} mutants in ${files.length} files`)

let noticed = 0
for (const [index, mutant] of mutants.entries()) {
  if (isNoticed(mutant)) noticed++
  else console.log(`survived: ${mutant.file}:${mutant.line}: ${mutant.was} became ${mutant.is || 'nothing'}`)
  if ((index + 1) % 5 === 0) console.log(`${noticed} of ${index + 1} noticed`)
}
console.log(`score: ${noticed} of ${mutants.length} (${Math.round((100 * noticed) / mutants.length)} %)`)
