/** Half of a frame, so that scrolling and typing stay smooth. */
const SLICE_MS = 8

/** Waits for other tasks of the page, such as a keystroke, if the current task has run for 8 ms. */
export type Pause = () => Promise<void>

/** @throws the signal's reason, at the next pause after it is aborted */
export function createPause(signal: AbortSignal | undefined): Pause {
  let sliceEnd = performance.now() + SLICE_MS
  return async () => {
    if (performance.now() < sliceEnd) return
    await nextTask()
    signal?.throwIfAborted()
    sliceEnd = performance.now() + SLICE_MS
  }
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(0)
  })
}
