/** A request that the store received, for assertions. */
export interface MockRequest {
  readonly method: string
  readonly url: string
  /** Without the API's prefix, e.g. `/products/p_1`. */
  readonly path: string
  readonly searchParams: URLSearchParams
  readonly headers: Headers
  /** `finished` includes error responses; `failed`: the connection was lost. */
  readonly state: 'pending' | 'finished' | 'failed' | 'aborted'
  readonly status: number | undefined
}

export type LoggedRequest = { -readonly [Field in keyof MockRequest]: MockRequest[Field] }
