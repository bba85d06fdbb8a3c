/**
 * Runs the benchmarks one after the other and prints one table of all budgets: `npm run bench [name…]`. Writes
 * bench/results.json. Exits with 1 when a budget is missed or a benchmark fails.
 */
import { execFileSync, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'

import { isKept, ROW_MARK, type Budget } from './budget.js'

const root = join(import.meta.dirname, '..')
const BENCHES = [
  'size',
  'validation',
  'paging',
  'mock-store',
  'variants',
  'list',
  'append',
  'scroll',
] as const
const wanted = process.argv.slice(2)

interface Row extends Budget {
  readonly bench: string
}

function sizes(): Row[] {
  const npm = (...args: string[]) => execFileSync('npm', ['run', '--silent', ...args], { cwd: root })
  npm('build')
  const limits = (() => {
    try {
      return npm('size', '--', '--json')
    } catch (error) {
      // size-limit exits with 1 when a limit is missed, and prints the sizes all the same.
      return (error as { stdout: Buffer }).stdout
    }
  })()
  const [own, all] = (JSON.parse(String(limits)) as { size: number }[]).map(({ size }) => size / 1000)
  const picker = /in addition: ([\d.]+)/.exec(String(npm('size:why')))?.[1]
  return [
    { what: 'a product list, all that ships, React external', measured: all ?? NaN, atMost: 26 },
    { what: 'a product list, own code', measured: own ?? NaN, atMost: 16 },
    { what: 'a variant picker in addition, by Vite', measured: Number(picker), atMost: 2.5 },
  ].map((budget) => ({ ...budget, bench: 'size', unit: ' kB' }))
}

async function rowsOf(bench: string): Promise<Row[]> {
  if (bench === 'size') return sizes()
  const child = spawn('npm', ['run', '--silent', `bench:${bench}`], {
    cwd: root,
    env: { ...process.env, BENCH_ROWS: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  for await (const chunk of child.stdout) output += String(chunk)
  const rows = output
    .split('\n')
    .filter((line) => line.startsWith(ROW_MARK))
    .map((line) => ({ bench, ...(JSON.parse(line.slice(ROW_MARK.length)) as Budget) }))
  if (rows.length === 0) process.stderr.write(output)
  return rows.length > 0 ? rows : [{ bench, what: 'did not finish', measured: NaN, atMost: 0 }]
}

const rows: Row[] = []
for (const bench of BENCHES) {
  if (wanted.length > 0 && !wanted.includes(bench)) continue
  process.stderr.write(`${bench}…\n`)
  rows.push(...(await rowsOf(bench)))
}

console.table(
  rows.map((row) => {
    const { bench, what, measured, atMost, atLeast, unit = 'x' } = row
    return {
      bench,
      what,
      budget: `${atMost === undefined ? `>= ${atLeast}` : `<= ${atMost}`}${unit}`,
      measured: `${measured.toFixed(2)}${unit}`,
      ok: isKept(row) ? 'yes' : 'MISSED',
    }
  }),
)
const machine = { node: process.version, cpu: cpus()[0]?.model, cpus: cpus().length }
writeFileSync(
  join(import.meta.dirname, 'results.json'),
  JSON.stringify({ date: new Date().toISOString(), machine, rows }, null, 2) + '\n',
)
if (!rows.every(isKept)) process.exitCode = 1
