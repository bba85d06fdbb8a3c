/** A request that the store received, for assertions. */
export interface MockRequest {
  readonly method: string
  readonly url: string
  /** The path after the API's prefix, e.g. `/products` or `/products/p_1`. */
  readonly path: string
  readonly searchParams: URLSearchParams
  readonly headers: Headers
  /** `finished`: got a response, also one with an error status. `failed`: lost its connection. */
  readonly state: 'pending' | 'finished' | 'failed' | 'aborted'
  /** Status of the response; `undefined` if there is no response. */
  readonly status: number | undefined
}

export type LoggedRequest = { -readonly [Field in keyof MockRequest]: MockRequest[Field] }
