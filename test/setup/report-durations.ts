import type { Reporter, TestModule } from 'vitest/node'

const SLOWEST_COUNT = 10
const seconds = (ms: number) => `${(ms / 1000).toFixed(1).padStart(7)} s`

/** Prints where the time went: the durations of the tests by project, and the slowest files. Files run side by side. */
export const reportDurations: Reporter = {
  onTestRunEnd(modules: readonly TestModule[]) {
    if (modules.length < SLOWEST_COUNT) return
    const files = modules
      .map((module) => {
        const { duration, collectDuration, setupDuration } = module.diagnostic()
        const name = module.project.name
        return { name, path: module.relativeModuleId, ms: duration + collectDuration + setupDuration }
      })
      .toSorted((a, b) => b.ms - a.ms)
    const byProject = new Map<string, number>()
    for (const { name, ms } of files) byProject.set(name, (byProject.get(name) ?? 0) + ms)
    console.log('\nSeconds of each project, all its workers together')
    for (const [name, ms] of byProject) console.log(`${seconds(ms)}  ${name}`)
    console.log('The slowest files')
    for (const { name, path, ms } of files.slice(0, SLOWEST_COUNT))
      console.log(`${seconds(ms)}  ${name} ${path}`)
  },
}
