/**
 * One signal out of a caller's signal and a time limit, which also covers the body: a server that drips
 * for ever is a timeout too. (`AbortSignal.any` would do, and is missing in Safari before 17.4.)
 */
export interface Deadline {
  readonly signal: AbortSignal
  /** True when the time ran out, and not the caller's signal. */
  readonly expired: () => boolean
  /** Settles as the work does, or rejects as soon as the signal aborts: not all work listens to a signal. */
  readonly limit: <T>(work: Promise<T>) => Promise<T>
  readonly clear: () => void
}

/** Timers hold 31 bits; a longer delay would fire at once. */
const LONGEST_DELAY_MS = 2 ** 31 - 1

export function startDeadline(timeoutMs: number, callerSignal: AbortSignal | undefined): Deadline {
  const controller = new AbortController()
  const { signal } = controller
  let expired = false
  const timer =
    timeoutMs <= LONGEST_DELAY_MS
      ? setTimeout(() => {
          expired = true
          controller.abort()
        }, timeoutMs)
      : undefined
  const onAbort = () => controller.abort(callerSignal?.reason)
  if (callerSignal?.aborted) onAbort()
  else callerSignal?.addEventListener('abort', onAbort, { once: true })
  return {
    signal,
    expired: () => expired,
    limit: (work) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
        work.then(resolve, reject)
      }),
    clear: () => {
      clearTimeout(timer)
      callerSignal?.removeEventListener('abort', onAbort)
    },
  }
}
