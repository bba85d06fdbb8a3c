/** Settles as the promise does, or rejects with the signal's reason when it is aborted first. */
export async function abortable<T>(promise: Promise<T>, signal?: AbortSignal | null): Promise<T> {
  if (!signal) return promise
  // An abort that already happened fires no event.
  signal.throwIfAborted()
  let onAbort = () => {}
  const aborted = new Promise<never>((_resolve, reject) => {
    // As `fetch` does: with whatever the caller gave as the reason.
    onAbort = () => reject(signal.reason as Error)
    signal.addEventListener('abort', onAbort, { once: true })
  })
  return Promise.race([promise, aborted]).finally(() => signal.removeEventListener('abort', onAbort))
}

/** Waits; rejects with the signal's reason when it is aborted first. */
export function delay(ms: number, signal?: AbortSignal | null): Promise<void> {
  let timer: ReturnType<typeof setTimeout>
  const elapsed = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  return abortable(elapsed, signal).finally(() => clearTimeout(timer))
}
