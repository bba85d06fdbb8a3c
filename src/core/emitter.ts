/** Notifies listeners. A listener that is added during a notification waits for the next one. */
export interface Emitter {
  readonly emit: () => void
  /** Returns a function that removes the listener. */
  readonly subscribe: (listener: () => void) => () => void
}

export function createEmitter(): Emitter {
  const listeners = new Set<() => void>()
  return {
    emit() {
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
