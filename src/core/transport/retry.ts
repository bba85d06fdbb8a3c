import { isStorefrontError, type HttpError } from '../errors/index.js'

const MAX_RETRIES = 3
const MAX_DELAY_MS = 30_000

/**
 * Whether to retry a failed request: network errors, timeouts, 429 and 5xx, at most three times. Has the signature of
 * TanStack Query's `retry`.
 *
 * @param failureCount failures before this one, so 0 for the first failure
 */
export function shouldRetry(failureCount: number, error: unknown): boolean {
  return failureCount < MAX_RETRIES && isStorefrontError(error) && error.retryable
}

/**
 * Milliseconds to wait before a retry: `Retry-After` if the server sent it, else exponential backoff with jitter. Both
 * are limited to 30 s. Has the signature of TanStack Query's `retryDelay`.
 */
export function retryDelay(failureCount: number, error: unknown): number {
  const requested = isStorefrontError(error) ? (error as Partial<HttpError>).retryAfterMs : undefined
  const backoff = 1000 * 2 ** failureCount * (0.5 + Math.random() / 2)
  return Math.min(requested ?? backoff, MAX_DELAY_MS)
}

/** Waits. Rejects with the signal's reason as soon as the signal is aborted. */
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
