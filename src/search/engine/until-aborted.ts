/** Rejects as soon as the signal is aborted. The work continues for its other callers. A signal that is aborted already has no effect. */
export function untilAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  return signal ? Promise.race([work, whenAborted(signal)]) : work
}

const whenAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
  )
