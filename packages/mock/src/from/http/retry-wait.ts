const RETRIED = new Set([408, 425, 429, 500, 502, 503, 504])

/**
 * Milliseconds before the next attempt; `undefined` if the status does not pass with time.
 * @param attempt 0 for the first one
 */
export function retryWait(response: Response, attempt: number): number | undefined {
  if (!RETRIED.has(response.status)) return undefined
  const after = response.headers.get('retry-after') ?? ''
  if (/^\d+(\.\d+)?$/.test(after)) return Number(after) * 1000
  const date = Date.parse(after)
  return Number.isNaN(date) ? 500 * 2 ** attempt : Math.max(0, date - Date.now())
}
