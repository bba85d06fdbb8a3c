import type { Reporter, TestCase } from 'vitest/node'

/** Prints for each browser how many tests passed, and which tests could not run and why. */
export const reportSkips: Reporter = {
  onTestRunEnd(modules) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    for (const [browser, ofBrowser] of groupBy(tests, ({ project }) => project.name)) {
      const byState = groupBy(ofBrowser, (test) => test.result().state)
      const count = (state: string) => byState.get(state)?.length ?? 0
      console.log(
        `\n${browser}: ${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} cannot run`,
      )
      for (const [reason, skipped] of groupBy(byState.get('skipped') ?? [], reasonOf)) {
        // Left out by the command line.
        if (!reason) continue
        console.log(`  ${reason}:`)
        for (const { fullName } of skipped) console.log(`    ${fullName}`)
      }
    }
  },
}

function reasonOf(test: TestCase): string {
  const result = test.result()
  return (result.state === 'skipped' && result.note) || ''
}

function groupBy<T>(values: readonly T[], keyOf: (value: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const value of values) groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value])
  return groups
}
