/**
 * Runs the benchmarks one after the other, each in its own process, and prints one table of what they measured:
 * `npm run bench -- [options] [name…]`. A benchmark that fails or takes too long is a row of the table; the others
 * still run. Exits with 1 when a budget is missed or a benchmark fails.
 *
 * - `--quick`: fewer rounds, to try the benchmarks. Writes no file, unless `--docs` is given.
 * - `--docs`: also writes the tables of docs/performance.md.
 *
 * The rows are written to bench/results.json. The rows of benchmarks that did not run stay there.
 */
import { execFileSync, spawn } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { isBenchmark, benchmarks, type Benchmark } from './benchmarks.js'
import { budgetOf, figureOf, isBudget, isKept, ROW_MARK, spreadTextOf, type Row } from './report.js'
import { readResults, writeResults, type BenchmarkResult } from './results.js'
import { writeTables } from './write-tables.js'

const root = join(import.meta.dirname, '..')
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false }, docs: { type: 'boolean', default: false } },
})
const unknown = positionals.filter((name) => !isBenchmark(name))
if (unknown.length > 0) {
  console.error(
    `There is no benchmark ${unknown.join(', ')}. There are: ${Object.keys(benchmarks).join(', ')}.`,
  )
  process.exit(2)
}
const names = Object.keys(benchmarks).filter((name): name is Benchmark =>
  positionals.length > 0 ? positionals.includes(name) : !benchmarks[name as Benchmark].onlyByName,
)

const seconds = (since: number) => Math.round((performance.now() - since) / 1000)

async function run(name: Benchmark): Promise<BenchmarkResult> {
  const start = performance.now()
  const minutes = benchmarks[name].minutes
  // A group of its own, so that a benchmark that hangs ends together with all that it started.
  const file = join(import.meta.dirname, benchmarks[name].file)
  const child = spawn(process.execPath, ['--import', 'tsx', file], {
    cwd: root,
    env: { ...process.env, BENCH_ROWS: '1', ...(options.quick && { BENCH_QUICK: '1' }) },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let failure: string | undefined
  const end = () => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL')
  const interrupt = () => {
    end()
    process.exit(130)
  }
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt)
  const timer = setTimeout(() => {
    failure = `took longer than ${minutes} minutes`
    end()
  }, minutes * 60_000)
  let [output, errors] = ['', '']
  child.stdout.on('data', (chunk) => (output += String(chunk)))
  child.stderr.on('data', (chunk) => (errors += String(chunk)))
  await new Promise((resolve) => {
    child.once('close', resolve)
    child.once('error', (error) => {
      failure = error.message
      resolve(undefined)
    })
  })
  clearTimeout(timer)
  process.off('SIGINT', interrupt).off('SIGTERM', interrupt)
  const rows = output
    .split('\n')
    .filter((line) => line.startsWith(ROW_MARK))
    .map((line) => JSON.parse(line.slice(ROW_MARK.length)) as Row)
  // A missed budget sets the exit code too. Without one, the benchmark itself has failed.
  if (child.exitCode !== 0 && rows.every(isKept)) failure ??= lastLine(errors) ?? 'ended without a result'
  if (failure !== undefined) process.stderr.write(errors)
  return {
    date: new Date().toISOString().slice(0, 10),
    seconds: seconds(start),
    quick: options.quick,
    ...(failure !== undefined && { failure }),
    rows,
  }
}

const lastLine = (text: string) =>
  text
    .split('\n')
    .findLast((line) => /error/i.test(line))
    ?.trim()

function show(results: Readonly<Record<string, BenchmarkResult>>): void {
  console.table(
    Object.entries(results).flatMap(([bench, { rows, failure }]) => [
      ...rows.map((row) => ({
        bench,
        what: row.what,
        ours: row.ours ?? row.detail ?? '',
        peer: row.peer ?? '',
        median: figureOf(row.measured, row.unit),
        spread: spreadTextOf(row),
        budget: budgetOf(row),
        result: isBudget(row) ? (isKept(row) ? 'met' : 'MISSED') : '',
      })),
      ...(failure === undefined ? [] : [{ bench, what: failure, result: 'FAILED' }]),
    ]),
  )
}

if (names.some((name) => benchmarks[name].needsPeers)) {
  execFileSync('npm', ['install', '--prefix', 'bench', '--no-audit', '--no-fund', '--silent'], { cwd: root })
}
const results: Record<string, BenchmarkResult> = {}
for (const name of names) {
  process.stderr.write(`${name}… `)
  const result = await run(name)
  results[name] = result
  process.stderr.write(`${result.failure ?? 'done'} (${result.seconds} s)\n`)
  // After each benchmark, so that an interrupted run keeps what it measured.
  if (!options.quick || options.docs) writeResults(results)
}
show(results)
if (options.docs) writeTables(readResults())
const isGood = Object.values(results).every(
  ({ rows, failure }) => failure === undefined && rows.every(isKept),
)
if (!isGood) process.exitCode = 1
