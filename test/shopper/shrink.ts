import type { SessionResult } from './run-session.js'

/** A session takes seconds, and a long run can find several. */
const MAX_TRIES = 12

interface Shrunk {
  readonly steps: readonly number[]
  readonly result: SessionResult
}

/**
 * Leaves out steps of a session that fails, one by one, as long as it still fails in the same way.
 * @returns undefined if the whole session does not fail again
 */
export async function shrink(
  steps: readonly number[],
  fails: (steps: readonly number[]) => Promise<SessionResult | undefined>,
): Promise<Shrunk | undefined> {
  const again = (await fails(steps)) ?? (await fails(steps))
  if (!again) return
  // The session ended at the step that failed.
  const played = again.notes.filter((note) => note.endsWith(':')).length
  let shrunk: Shrunk = { steps: steps.slice(0, played), result: again }
  // Most need no more than the last step, and what is wrong from the start needs none.
  for (const few of [[], shrunk.steps.slice(-1)]) {
    const result = await fails(few)
    if (result) return { steps: few, result }
  }
  let tries = 0
  for (let index = shrunk.steps.length - 2; index >= 0 && tries < MAX_TRIES; index--) {
    tries++
    const fewer = shrunk.steps.filter((_, each) => each !== index)
    const result = await fails(fewer)
    if (result) shrunk = { steps: fewer, result }
  }
  return shrunk
}
