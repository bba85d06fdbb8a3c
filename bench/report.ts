/** What a benchmark measured: a budget, or a comparison without a limit. */
export interface Row {
  readonly what: string
  /** What the ratio is made of, e.g. `4.2 ms`. */
  readonly ours?: string
  /** The name of what we compare with, and its figure, e.g. `virtua 5.1 ms`. */
  readonly peer?: string
  /** What the figure is made of, where nothing is compared. */
  readonly detail?: string
  /** Median. With a peer: ours as a multiple of the peer's, unless `what` says otherwise. */
  readonly measured: number
  /** The quarters below and above the median. */
  readonly low?: number
  readonly high?: number
  /** The budget; neither for a comparison. */
  readonly atMost?: number
  readonly atLeast?: number
  /** Default `x`: a ratio within one run. */
  readonly unit?: string
}

/** `npm run bench` reads the lines that begin with this mark. */
export const ROW_MARK = '@row '

/** `npm run bench -- --quick` sets it, to try the benchmarks on a busy machine. */
const isQuick = Boolean(process.env['BENCH_QUICK'])

/**
 * The number of rounds: a fifth of it for a quick run, or what `ROUNDS` says.
 * @param least for code that the engine compiles only after some rounds
 */
export function roundsOf(count: number, least = 3): number {
  return Number(process.env['ROUNDS'] ?? (isQuick ? Math.max(least, Math.round(count / 5)) : count))
}

/** A measurement that is not a number keeps no budget. */
export const isKept = ({ measured, atMost = Infinity, atLeast = -Infinity }: Row) =>
  measured <= atMost && measured >= atLeast

export const isBudget = ({ atMost, atLeast }: Row) => atMost !== undefined || atLeast !== undefined

export const budgetOf = ({ atMost, atLeast, unit = 'x' }: Row): string =>
  atMost !== undefined ? `<= ${atMost}${unit}` : atLeast !== undefined ? `>= ${atLeast}${unit}` : ''

export const figureOf = (value: number, unit = 'x'): string =>
  `${value >= 100 || Number.isInteger(value) ? value.toFixed(0) : value.toFixed(2)}${unit}`

export const spreadTextOf = ({ low, high, unit }: Row): string =>
  low === undefined || high === undefined ? '' : `${figureOf(low, '')}–${figureOf(high, unit)}`

/** Prints what was measured. The command then exits with 1 if a budget is missed. */
export function report(row: Row): void {
  if (!isKept(row)) process.exitCode = 1
  if (process.env['BENCH_ROWS']) {
    console.log(ROW_MARK + JSON.stringify(row))
    return
  }
  const { what, ours, peer, detail, measured, unit } = row
  const sides = [ours, peer, detail].filter(Boolean).join(', ')
  const limit = isBudget(row) ? ` (budget ${budgetOf(row)})` : ''
  console.log(
    `${what}: ${figureOf(measured, unit)} [${spreadTextOf(row)}]${sides && ` of ${sides}`}${limit}` +
      (isKept(row) ? '' : '  MISSED'),
  )
}

export const ms = (time: number): string => `${time < 10 ? time.toFixed(2) : time.toFixed(0)} ms`
