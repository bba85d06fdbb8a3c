export interface Budget {
  readonly what: string
  readonly measured: number
  /** One of the two. */
  readonly atMost?: number
  readonly atLeast?: number
  /** Default `x`: a ratio within one run. */
  readonly unit?: string
}

/** `npm run bench` reads the lines that begin with this mark. */
export const ROW_MARK = '@budget '

export const isKept = ({ measured, atMost = Infinity, atLeast = -Infinity }: Budget) =>
  measured <= atMost && measured >= atLeast

/** Prints a measured budget. The command then exits with 1 if the budget is missed. */
export function reportBudget(budget: Budget): void {
  if (!isKept(budget)) process.exitCode = 1
  if (process.env['BENCH_ROWS']) {
    console.log(ROW_MARK + JSON.stringify(budget))
    return
  }
  const { what, measured, atMost, atLeast, unit = 'x' } = budget
  const limit = atMost === undefined ? `at least ${atLeast}` : `at most ${atMost}`
  console.log(`${what}: ${measured.toFixed(2)}${unit} (${limit}${unit})${isKept(budget) ? '' : '  MISSED'}`)
}
