import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'

import type { Row } from './report.js'

export interface BenchmarkResult {
  readonly date: string
  /** Duration of the whole benchmark. */
  readonly seconds: number
  /** Measured with few rounds. */
  readonly quick: boolean
  /** Why the benchmark has no rows, or not all of them. */
  readonly failure?: string
  readonly rows: readonly Row[]
}

export interface Results {
  readonly machine: { readonly node: string; readonly cpu: string; readonly cpus: number }
  readonly benchmarks: Readonly<Record<string, BenchmarkResult>>
}

const file = join(import.meta.dirname, 'results.json')

export function readResults(): Results {
  return JSON.parse(readFileSync(file, 'utf8')) as Results
}

/** Keeps the rows of the other benchmarks. */
export function writeResults(benchmarks: Results['benchmarks']): void {
  const machine = { node: process.version, cpu: cpus()[0]?.model ?? 'unknown', cpus: cpus().length }
  let others: Results['benchmarks'] = {}
  try {
    others = readResults().benchmarks
  } catch {
    // The first run.
  }
  writeFileSync(file, JSON.stringify({ machine, benchmarks: { ...others, ...benchmarks } }, null, 2) + '\n')
}
