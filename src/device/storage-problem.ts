/** What went wrong with the storage. Nothing is thrown: the values stay in memory. */
export interface StorageProblem {
  /**
   * - `read`, `write`: the storage refused; `cause` is its error.
   * - `invalid`: a stored value was ignored, because it is too long, corrupt, foreign or of a newer version.
   */
  readonly type: 'read' | 'write' | 'invalid'
  /** The storage key; `undefined` if the list of keys could not be read. */
  readonly key: string | undefined
  readonly cause?: unknown
}
