import { abortable } from './delay.js'

export class Gate {
  #opened: Promise<void> | undefined
  #open: (() => void) | undefined

  close(): void {
    this.#opened ??= new Promise((resolve) => {
      this.#open = resolve
    })
  }

  open(): void {
    this.#open?.()
    this.#opened = undefined
    this.#open = undefined
  }

  async pass(signal: AbortSignal | null): Promise<void> {
    // Not a loop: a caller that was released continues, even if the gate has been closed again.
    if (this.#opened !== undefined) await abortable(this.#opened, signal)
  }
}
