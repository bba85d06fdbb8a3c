import type { TestSequencer } from 'vitest/node'

type Specification = Parameters<TestSequencer['sort']>[0][number]

/** They mostly wait for timers. At the end of a run, nothing else would use the cores meanwhile. */
const WAITING = [
  '/auto/auto-window.browser.',
  '/auto/auto.browser.',
  '/restore/back-navigation.browser.',
  '/restore/hold-place.browser.',
  '/use-list-impressions.browser.',
]
const isWaiting = ({ moduleId }: Specification) => WAITING.some((part) => moduleId.includes(part))

/** Spreads the files that wait among the others, from the first place on. */
function spreadWaiting(files: Specification[]): Specification[] {
  const waiting = files.filter(isWaiting)
  const others = files.filter((file) => !isWaiting(file))
  const distance = Math.ceil(others.length / (waiting.length + 1))
  return waiting.reduce((sorted, file, index) => sorted.toSpliced(index * (distance + 1), 0, file), others)
}

/**
 * The same order in every run, because files of a project share a process. Vitest's own order depends on the durations of
 * the last run. Projects are kept together, because a worker ends when the next file is another project's. `test/` comes
 * before `src/`: its files take longest, and a long file at the end leaves the other cores idle.
 */
export class FixedOrder implements TestSequencer {
  sort(files: Specification[]) {
    const sorted = files.toSorted((a, b) => (a.moduleId < b.moduleId ? 1 : -1))
    const projects = [...new Set(files.map(({ project }) => project.name))].toSorted().reverse()
    return projects.flatMap((name) => spreadWaiting(sorted.filter(({ project }) => project.name === name)))
  }

  /** For `--shard`, which nothing uses. */
  shard(files: Specification[]) {
    return files
  }
}
