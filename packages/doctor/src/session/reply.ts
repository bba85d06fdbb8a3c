/** A response whose body was read. The key is removed from it. */
export interface Reply {
  /** `GET /products?limit=2`, without the key. */
  readonly request: string
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** `undefined` if the body is not JSON. */
  readonly json: unknown
  readonly milliseconds: number
  readonly bytes: number
  /** Whether the response repeated the key. */
  readonly echoedKey: boolean
}

export const isSuccess = ({ status }: Reply): boolean => status >= 200 && status < 300

/** A refusal by the client's fault, not by a failure of the server. */
export const isRefusal = ({ status }: Reply): boolean => status >= 400 && status < 500

export const isServerError = ({ status }: Reply): boolean => status >= 500

export function looksLikeHtml({ headers, text }: Pick<Reply, 'headers' | 'text'>): boolean {
  return /html/i.test(headers.get('content-type') ?? '') || /^\s*<(?:!doctype|html)/i.test(text)
}

const MAX_EVIDENCE = 160

/** One line for the report. */
export function shorten(text: string, length = MAX_EVIDENCE): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length <= length ? line : `${line.slice(0, length - 1)}…`
}

export const describeReply = ({ status, text }: Reply): string => shorten(`${status} ${text}`)
