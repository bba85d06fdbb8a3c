/** A request that the store has seen, for assertions. */
export interface MockRequest {
  readonly method: string
  readonly url: string
  /** The path below the API's prefix, e.g. `/products` or `/products/p_1`. */
  readonly path: string
  readonly searchParams: URLSearchParams
  readonly headers: Headers
  /** `pending`, then how it ended. A request that its caller gave up is `aborted`. */
  readonly state: 'pending' | 'answered' | 'failed' | 'aborted'
  /** The answer's status; `undefined` where there was none. */
  readonly status: number | undefined
}

/** The store's own, writable side of {@link MockRequest}. */
export type LoggedRequest = { -readonly [Field in keyof MockRequest]: MockRequest[Field] }
