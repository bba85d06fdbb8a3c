/**
 * One signal out of a caller's signal and a time limit, which also covers the body: a server that drips
 * for ever is a timeout too. (`AbortSignal.any` would do, and is missing in Safari before 17.4.)
 */
export interface Deadline {
  readonly signal: AbortSignal
  /** True when the time ran out, and not the caller's signal. */
  readonly expired: () => boolean
  readonly clear: () => void
}

export function startDeadline(timeoutMs: number, callerSignal: AbortSignal | undefined): Deadline {
  const controller = new AbortController()
  let expired = false
  const timer = Number.isFinite(timeoutMs)
    ? setTimeout(() => {
        expired = true
        controller.abort()
      }, timeoutMs)
    : undefined
  const onAbort = () => controller.abort(callerSignal?.reason)
  if (callerSignal?.aborted) onAbort()
  else callerSignal?.addEventListener('abort', onAbort, { once: true })
  return {
    signal: controller.signal,
    expired: () => expired,
    clear: () => {
      clearTimeout(timer)
      callerSignal?.removeEventListener('abort', onAbort)
    },
  }
}
