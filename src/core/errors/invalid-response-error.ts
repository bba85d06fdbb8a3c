import { StorefrontError, type StorefrontErrorOptions } from './storefront-error.js'

/** One finding of a schema. */
export interface ValidationIssue {
  /** Keys from the value's root, e.g. `['variants', 2, 'price']`. */
  readonly path: readonly (string | number)[]
  readonly message: string
}

/**
 * The server answered 2xx with something that is not what the document promises: not JSON, cut off, an
 * HTML page of a proxy, another envelope, an item that its schema refuses.
 */
export class InvalidResponseError extends StorefrontError {
  override readonly name = 'InvalidResponseError'
  /** What the schema found, with paths; empty when the answer was not JSON at all. */
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
