import { StorefrontError, type StorefrontErrorOptions } from './storefront-error.js'

/** One problem that a schema found: where it is, and what was expected. */
export interface ValidationIssue {
  /** Keys from the value's root, e.g. `['variants', 2, 'price']`. */
  readonly path: readonly (string | number)[]
  readonly message: string
}

/** A 2xx response is not JSON, is not a list, or does not match its schema. */
export class InvalidResponseError extends StorefrontError {
  override readonly name = 'InvalidResponseError'
  /** Empty if the response is not JSON. */
  readonly issues: readonly ValidationIssue[]

  constructor(
    message: string,
    {
      issues = [],
      ...options
    }: StorefrontErrorOptions & { readonly issues?: readonly ValidationIssue[] } = {},
  ) {
    super('invalid-response', message, options)
    this.issues = issues
  }
}
