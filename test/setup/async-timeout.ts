/** The default of 1 second is too short on a busy machine with few cores. */
export const ASYNC_TIMEOUT_MS = 15_000
