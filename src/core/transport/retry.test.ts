import { afterEach, describe, expect, it, vi } from 'vitest'

import { NotFoundError, RateLimitError, ServerError } from '../errors/http-errors.js'
import { NetworkError } from '../errors/transport-errors.js'
import { retryDelay, shouldRetry, sleep } from './retry.js'

const request = { method: 'GET', url: 'https://shop.test/v1/products' } as const
const serverError = new ServerError({ status: 503, body: undefined, request })

afterEach(() => vi.restoreAllMocks())

describe('shouldRetry', () => {
  it('retries retryable errors three times and other errors never', () => {
    expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, serverError))).toEqual([
      true,
      true,
      true,
      false,
    ])
    expect(shouldRetry(0, new NetworkError({ request }))).toBe(true)
    expect(shouldRetry(0, new NotFoundError({ status: 404, body: undefined, request }))).toBe(false)
    expect(shouldRetry(0, new TypeError('a mistake in the app'))).toBe(false)
    expect(shouldRetry(0, new DOMException('left the page', 'AbortError'))).toBe(false)
  })
})

describe('retryDelay', () => {
  it('doubles the delay, with jitter, up to 30 seconds', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0)
    expect([0, 1, 2].map((failures) => retryDelay(failures, serverError))).toEqual([500, 1000, 2000])
    vi.mocked(Math.random).mockReturnValue(0.999)
    expect(retryDelay(0, serverError)).toBeCloseTo(1000, -1)
    expect(retryDelay(20, serverError)).toBe(30_000)
  })

  it('uses Retry-After, up to 30 seconds', () => {
    const limited = (retryAfterMs: number) =>
      new RateLimitError({ status: 429, body: null, retryAfterMs, request })
    expect(retryDelay(0, limited(7000))).toBe(7000)
    expect(retryDelay(0, limited(0))).toBe(0)
    expect(retryDelay(0, limited(3_600_000))).toBe(30_000)
  })
})

describe('sleep', () => {
  it('rejects with the reason when the signal is aborted', async () => {
    const controller = new AbortController()
    const asleep = sleep(60_000, controller.signal)
    controller.abort(new Error('enough'))
    await expect(asleep).rejects.toThrow('enough')
    await expect(sleep(60_000, controller.signal)).rejects.toThrow('enough')
  })
})
