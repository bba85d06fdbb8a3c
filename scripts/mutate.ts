/**
 * Changes one operator of the source at a time and runs the tests next to it, then the browser tests of its component,
 * then the unit tests that import the file. A change that no test notices is a gap in the tests. Changes files in place
 * and restores them: run it on a clean copy. Prints each result, so that `--skip` can continue a stopped run.
 *
 *   npm run test:long mutants -- --sample 60 --seed 1 --skip 20 src/core src/queries
 */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import ts from 'typescript'

const VITEST = 'node_modules/vitest/vitest.mjs'
const UNIT_TESTS = ['node', 'dom']
const TIMEOUT_MS = 600_000
/** Random histories and responses: minutes for each mutant, and a unit test should find it first. */
const SLOW_TESTS = 'test/{carts,fuzz,histories,hostile}/**'
/** Components whose layout, focus and scrolling only browser tests see. */
const BROWSER_TESTED = ['src/product-list']
const DEFAULT_FOLDERS = ['src/core', 'src/queries', 'src/product-list']

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    skip: { type: 'string', default: '0' },
  },
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

type Result = 'noticed' | 'survived' | 'timed out'

function runTests(projects: readonly string[], command: readonly string[]): Result {
  // Not through npx, which would leave Vitest running after the timeout.
  const selection = projects.flatMap((project) => ['--project', project])
  const args = [VITEST, ...command, ...selection, '--bail', '1', '--reporter', 'dot']
  const { status, error } = spawnSync(process.execPath, args, { stdio: 'ignore', timeout: TIMEOUT_MS })
  return error ? 'timed out' : status === 0 ? 'survived' : 'noticed'
}

function tryMutant({ file, from, to, is }: Mutant): Result {
  const text = readFileSync(file, 'utf8')
  const folder = dirname(file)
  const names = readdirSync(folder)
  const hasBrowserTests = names.some((name) => /\.browser\.test\.tsx?$/.test(name))
  const hasUnitTests = names.some((name) => /(?<!\.browser)\.test\.tsx?$/.test(name))
  const [component] = BROWSER_TESTED.filter((start) => file.startsWith(start))
  const runs: [projects: string[], command: string[]][] = []
  // The tests next to the file find most changes in a fraction of the time.
  if (hasUnitTests) runs.push([UNIT_TESTS, ['run', folder]])
  if (hasBrowserTests) runs.push([['browser'], ['run', folder]])
  if (component) runs.push([['browser'], ['run', component]])
  runs.push([UNIT_TESTS, ['related', file, '--run', '--passWithNoTests', '--exclude', SLOW_TESTS]])
  try {
    writeFileSync(file, text.slice(0, from) + is + text.slice(to))
    for (const run of runs) {
      const result = runTests(...run)
      if (result !== 'survived') return result
    }
    return 'survived'
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

const counts: Record<Result, number> = { noticed: 0, survived: 0, 'timed out': 0 }
const skipped = Number(values.skip)
for (const [index, mutant] of mutants.entries()) {
  if (index < skipped) continue
  const result = tryMutant(mutant)
  counts[result]++
  const { file, line, was, is } = mutant
  console.log(`${index + 1} ${result}: ${file}:${line}: ${was} became ${is || 'nothing'}`)
}
const { noticed, survived, 'timed out': timedOut } = counts
// An endless loop times out, but so does a busy machine: look at these by hand.
console.log(`score: ${noticed} of ${noticed + survived}, and ${timedOut} timed out`)
