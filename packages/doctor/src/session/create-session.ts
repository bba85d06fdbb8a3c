import { normalizeBaseUrl } from 'storefront-react/internal'

import { DoctorError } from '../doctor-error.js'
import { Session } from './session.js'

export const DEFAULT_MAX_REQUESTS = 500

/** How a server is reached. */
export interface ConnectionOptions {
  readonly baseUrl: string
  readonly apiKey: string | null
  readonly keyHeader?: string | undefined
  readonly fetch?: typeof globalThis.fetch | undefined
  readonly maxRequests?: number | undefined
  readonly delayMs?: number | undefined
  readonly timeoutMs?: number | undefined
  readonly signal?: AbortSignal | undefined
}

/** What tests replace. */
export interface Clock {
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>
  readonly now: () => number
}

function readCount(name: string, value: number, low: number): number {
  if (Number.isInteger(value) && value >= low) return value
  throw new DoctorError('invalid-option', `${name} must be an integer from ${low}, not ${value}.`)
}

/** @throws {DoctorError} for an option that cannot be used. */
export function createSession(options: ConnectionOptions, clock: Clock): Session {
  const { baseUrl, apiKey, keyHeader, fetch = globalThis.fetch, signal } = options
  let url: string
  try {
    url = normalizeBaseUrl(baseUrl)
  } catch {
    url = ''
  }
  if (!/^https?:/.test(url)) {
    throw new DoctorError(
      'invalid-option',
      'The base URL must be a whole address without a key or a query, such as https://shop.example/api/v1.',
    )
  }
  if (apiKey !== null && !/^[\x21-\x7e]+$/.test(apiKey)) {
    throw new DoctorError(
      'invalid-option',
      'The API key must have no spaces, line breaks or special letters.',
    )
  }
  return new Session({
    baseUrl: url,
    apiKey,
    keyHeader,
    fetch,
    signal,
    maxRequests: readCount('maxRequests', options.maxRequests ?? DEFAULT_MAX_REQUESTS, 1),
    delayMs: readCount('delayMs', options.delayMs ?? 0, 0),
    timeoutMs: readCount('timeoutMs', options.timeoutMs ?? 10_000, 1),
    ...clock,
  })
}
