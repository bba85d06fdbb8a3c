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
