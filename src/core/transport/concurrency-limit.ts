export type ConcurrencyLimit = <T>(task: () => Promise<T>) => Promise<T>

export function createConcurrencyLimit(max: number): ConcurrencyLimit {
  const waiting: (() => void)[] = []
  let running = 0
  return async (task) => {
    if (running >= max) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await task()
    } finally {
      // Keep `running` unchanged, so that a new call cannot start before the waiting task.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
