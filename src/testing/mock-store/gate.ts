import { abortable } from './delay.js'

/** Holds callers while it is closed. */
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

  /** Resolves once the gate is open; rejects when the signal is aborted first. */
  async pass(signal: AbortSignal | null): Promise<void> {
    // Closed again before this caller had its turn: the caller was let through and goes on.
    if (this.#opened !== undefined) await abortable(this.#opened, signal)
  }
}
