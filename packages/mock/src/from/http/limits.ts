/** The bounds of one reading. */
export interface ReadLimits {
  /** Milliseconds for one response, with its body. */
  readonly timeoutMs: number
  /** Of all responses together. They are in memory at once. */
  readonly maxBytes: number
  /** The longest wait that a busy server can ask for, in milliseconds. */
  readonly maxWaitMs: number
  /** How often a request to a busy server is repeated. */
  readonly retries: number
}

export const READ_LIMITS: ReadLimits = {
  timeoutMs: 30_000,
  maxBytes: 200_000_000,
  maxWaitMs: 60_000,
  retries: 4,
}
