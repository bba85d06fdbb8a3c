import type { HttpError } from '../errors/http-errors.js'
import { isStorefrontError } from '../errors/storefront-error.js'

const MAX_RETRIES = 3
const MAX_DELAY_MS = 30_000

/**
 * Retries network errors, timeouts, 429 and 5xx. Fits TanStack Query's `retry`.
 *
 * @param failureCount 0 for the first failure
 * @param maxRetries default 3
 */
export function shouldRetry(failureCount: number, error: unknown, maxRetries = MAX_RETRIES): boolean {
  return failureCount < maxRetries && isStorefrontError(error) && error.retryable
}

/** Milliseconds: `Retry-After`, else exponential backoff with jitter; at most 30 s. Fits TanStack Query's `retryDelay`. */
export function retryDelay(failureCount: number, error: unknown): number {
  const requested = isStorefrontError(error) ? (error as Partial<HttpError>).retryAfterMs : undefined
  const backoff = 1000 * 2 ** failureCount * (0.5 + Math.random() / 2)
  return Math.min(requested ?? backoff, MAX_DELAY_MS)
}

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
