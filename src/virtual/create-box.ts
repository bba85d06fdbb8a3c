/** Holds a value that changes without a render. */
export interface Box<T> {
  readonly get: () => T
  readonly set: (value: T) => void
}

export function createBox<T>(value: T): Box<T> {
  return {
    get: () => value,
    set: (next) => {
      value = next
    },
  }
}
