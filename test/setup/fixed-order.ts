import type { TestSequencer } from 'vitest/node'

/**
 * The same order in every run, because files of a project share a process. Vitest's own order depends on the durations of
 * the last run. Projects are kept together, because a worker ends when the next file is another project's. `test/` comes
 * before `src/`: its files take longest, and a long file at the end leaves the other cores idle.
 */
export class FixedOrder implements TestSequencer {
  sort(files: Parameters<TestSequencer['sort']>[0]) {
    const keyed = files.map((file) => [`${file.project.name} ${file.moduleId}`, file] as const)
    return keyed.toSorted(([a], [b]) => (a < b ? 1 : -1)).map(([, file]) => file)
  }

  /** For `--shard`, which nothing uses. */
  shard(files: Parameters<TestSequencer['shard']>[0]) {
    return files
  }
}
