/**
 * How long a test waits for what it is about to see, in milliseconds. It comes at once, or is a failure; a busy
 * machine with few cores may need more than the second that is usual.
 */
export const ASYNC_TIMEOUT_MS = 15_000
