/** Why a check could not run. */
export type DoctorErrorCode =
  | 'invalid-option'
  | 'unreachable'
  | 'timeout'
  | 'unauthorized'
  | 'rate-limit'
  | 'redirect'
  | 'html'
  | 'not-found'
  | 'not-a-list'
  | 'server-error'

/** The check could not run. The message is one sentence that says what to do. */
export class DoctorError extends Error {
  override readonly name = 'DoctorError'
  readonly code: DoctorErrorCode

  constructor(code: DoctorErrorCode, message: string) {
    super(message)
    this.code = code
  }
}
