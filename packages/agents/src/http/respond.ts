import { isStorefrontError, type HttpError } from 'storefront-react/core'

/** `nosniff` keeps browsers from guessing another content type. */
const jsonHeaders = { 'Content-Type': 'application/json', 'X-Content-Type-Options': 'nosniff' }

export function jsonAnswer(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...jsonHeaders, 'Cache-Control': 'no-store', ...headers },
  })
}

/** What an agent may know of a failure: whether a later request can succeed. */
export interface Failure {
  readonly status: 502 | 503 | 504
  readonly content: string
  readonly retryAfterSeconds: number | undefined
}

export function unavailable({ status, content, retryAfterSeconds }: Failure): Response {
  return jsonAnswer(
    status,
    { code: 'unavailable', content },
    retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) },
  )
}

/** Reports the error to the app, and returns what the agent is told. An error of the app's own `onError` is ignored. */
export function createReporter(
  onError: (error: unknown, request: Request) => void | Promise<void> = (error) => console.error(error),
): (error: unknown, request: Request) => Promise<Failure> {
  return async (error, request) => {
    // A request that the agent aborted is not a failure of the server.
    if (!request.signal?.aborted) {
      try {
        await onError(error, request)
      } catch {
        // The agent gets its answer either way.
      }
    }
    const { code, retryAfterMs } = (isStorefrontError(error) ? error : {}) as Partial<HttpError>
    const isBusy = code === 'rate-limit' || retryAfterMs !== undefined
    return {
      status: isBusy ? 503 : code === 'timeout' ? 504 : 502,
      content: 'The shop cannot answer at the moment. Try again later.',
      retryAfterSeconds: retryAfterMs === undefined ? undefined : Math.ceil(retryAfterMs / 1000),
    }
  }
}
