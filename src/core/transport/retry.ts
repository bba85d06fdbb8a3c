import { isStorefrontError, type HttpError } from '../errors/index.js'

const MAX_RETRIES = 3
const MAX_DELAY_MS = 30_000

/**
 * Whether a failed request is worth another try: network, timeout, 429 and 5xx, at most three times. Has
 * the shape of TanStack Query's `retry`.
 *
 * @param failureCount failures so far, 0 at the first
 */
export function shouldRetry(failureCount: number, error: unknown): boolean {
  return failureCount < MAX_RETRIES && isStorefrontError(error) && error.retryable
}

/**
 * Milliseconds to wait before a retry: what `Retry-After` says, else exponential backoff with jitter, both
 * capped at 30 s. Has the shape of TanStack Query's `retryDelay`.
 */
export function retryDelay(failureCount: number, error: unknown): number {
  const wanted = isStorefrontError(error) ? (error as Partial<HttpError>).retryAfterMs : undefined
  const backoff = 1000 * 2 ** failureCount * (0.5 + Math.random() / 2)
  return Math.min(wanted ?? backoff, MAX_DELAY_MS)
}

/** Waits, or rejects with the signal's reason as soon as it aborts. */
export function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason as Error)
    const onAbort = () => {
      clearTimeout(timer)
      reject(signal?.reason as Error)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort)
      resolve()
    }, ms)
    signal?.addEventListener('abort', onAbort, { once: true })
  })
}
