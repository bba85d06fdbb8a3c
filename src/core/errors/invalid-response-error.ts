import { StorefrontError, type StorefrontErrorOptions } from './storefront-error.js'

/** One problem that a schema found. */
export interface ValidationIssue {
  /** Keys from the value's root, e.g. `['variants', 2, 'price']`. */
  readonly path: readonly (string | number)[]
  readonly message: string
}

/**
 * A 2xx response is not what the API reference documents: it is not JSON, was cut off, is the HTML page of a proxy,
 * is not a list, or contains an item that does not match its schema.
 */
export class InvalidResponseError extends StorefrontError {
  override readonly name = 'InvalidResponseError'
  /** The problems that the schema found; empty if the response is not JSON. */
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
