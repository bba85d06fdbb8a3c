/** The caller's signal and a time limit in one signal. Safari before 17.4 has no `AbortSignal.any`. */
export interface Deadline {
  readonly signal: AbortSignal
  readonly expired: () => boolean
  /** Rejects as soon as the signal is aborted, also for work that ignores the signal. */
  readonly race: <T>(work: Promise<T>) => Promise<T>
  readonly clear: () => void
}

/** Timer delays have 31 bits. A longer delay would fire immediately. */
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
  callerSignal?.addEventListener('abort', onAbort, { once: true })
  return {
    signal,
    expired: () => expired,
    race: (work) =>
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
