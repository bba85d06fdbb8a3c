/** Half of a frame, so that scrolling and typing stay smooth. */
const SLICE_MS = 8

/** Waits for other tasks of the page, such as a keystroke, if the current task has run for 8 ms. */
export type Pause = () => Promise<void>

export function createPause(): Pause {
  let sliceEnd = performance.now() + SLICE_MS
  return async () => {
    if (performance.now() < sliceEnd) return
    await nextTask()
    sliceEnd = performance.now() + SLICE_MS
  }
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    // Some edge runtimes have no message channels.
    if (typeof MessageChannel === 'undefined') return void setTimeout(resolve)
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(0)
  })
}
