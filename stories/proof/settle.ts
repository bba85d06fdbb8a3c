/** Frames without a request. A list can start its next request some tasks after the last one. */
const QUIET_FRAMES = 6

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Resolves once nothing loads and the browser has painted. `isFetching` is asked in each frame. */
export async function settle(isFetching: () => boolean): Promise<void> {
  for (let quiet = 0; quiet < QUIET_FRAMES; quiet += 1) {
    await nextFrame()
    if (isFetching()) quiet = -1
  }
}
