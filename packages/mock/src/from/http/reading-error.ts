/** A reading that cannot continue, with the one line that the command prints. */
export class ReadingError extends Error {}

/** A status that does not pass with time. */
export class StatusError extends ReadingError {
  readonly status: number

  constructor(place: string, status: number) {
    super(`${place} answered ${status}.`)
    this.status = status
  }
}
