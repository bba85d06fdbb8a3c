declare module '../provider/labels.js' {
  interface Labels {
    readonly error: ErrorLabels
  }
}

/** Texts of `getErrorText`, English by default. They say what a shopper can do, and name no technical detail. */
export interface ErrorLabels {
  /** No response, for example without a connection. */
  readonly network: string
  readonly timeout: string
  readonly rateLimit: string
  readonly server: string
  readonly notFound: string
  /** Every other error. Trying again does not help. */
  readonly unknown: string
}

export const defaultErrorLabels: ErrorLabels = {
  network: 'The shop cannot be reached. Check your connection and try again.',
  timeout: 'The shop is taking too long to respond. Try again in a moment.',
  rateLimit: 'The shop is very busy. Wait a moment and try again.',
  server: 'The shop is having problems. Try again in a moment.',
  notFound: 'This is no longer available.',
  unknown: 'Something went wrong.',
}
