import { TimeoutError } from '../../core/errors/transport-errors.js'
import { startDeadline } from '../../core/transport/deadline.js'
import { searchErrorMessage } from './error-texts.js'

/**
 * Runs work with a time limit. Rejects when the caller aborts, even if the work ignores the signal.
 * @throws {TimeoutError} after `timeoutMs`.
 */
export async function withDeadline<T>(
  timeoutMs: number,
  callerSignal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  callerSignal?.throwIfAborted()
  const deadline = startDeadline(timeoutMs, callerSignal)
  try {
    const found = await deadline.race(work(deadline.signal))
    // The work may have aborted before the race began.
    callerSignal?.throwIfAborted()
    return found
  } catch (error) {
    if (!deadline.expired()) throw error
    const message = searchErrorMessage('search-deadline', timeoutMs)
    throw Object.assign(new TimeoutError(timeoutMs, {}), { message })
  } finally {
    deadline.clear()
  }
}
