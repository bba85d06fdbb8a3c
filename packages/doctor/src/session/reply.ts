/** A response whose body was read. The key is removed from it. */
export interface Reply {
  /** `GET /products?limit=2`, without the key. */
  readonly request: string
  /** The same request as a line for a shell. The key is a variable. */
  readonly curl: string
  /** 0 if the server does not answer this request, although it answers others. */
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

export const NO_RESPONSE = 0

export const isServerError = ({ status }: Reply): boolean => status >= 500 || status === NO_RESPONSE

/** JSON that is sent as text/html is read as JSON: the rule about the content type reports it. */
export function looksLikeHtml({ headers, text, json }: Pick<Reply, 'headers' | 'text' | 'json'>): boolean {
  return (
    /^\s*<(?:!doctype|html)/i.test(text) ||
    (json === undefined && /html/i.test(headers.get('content-type') ?? ''))
  )
}

interface CurlOptions {
  readonly method?: string
  readonly apiKey: string | null
  readonly key?: string | null
  readonly keyInShell?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly shownAs?: string
}

const KEY_VARIABLE = '$STOREFRONT_API_KEY'

const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

/** Double quotes, so that the shell replaces the variable. */
export function writeCurl(baseUrl: string, path: string, options: CurlOptions): string {
  const { method = 'GET', apiKey, key = apiKey, keyInShell, headers = {}, shownAs } = options
  const given = keyInShell ?? (key === apiKey ? KEY_VARIABLE : key)
  return [
    'curl -i',
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    shownAs === undefined ? quote(baseUrl + path) : `"${baseUrl}${shownAs.replace('[key]', KEY_VARIABLE)}"`,
    ...(key === null ? [] : [`-H "Authorization: Bearer ${given}"`]),
    ...Object.entries(headers).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
  ].join(' ')
}

const MAX_EVIDENCE = 160

/** One line for the report. */
export function shorten(text: string, length = MAX_EVIDENCE): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length <= length ? line : `${line.slice(0, length - 1)}…`
}

export const statusOf = ({ status }: Pick<Reply, 'status'>): string =>
  status === NO_RESPONSE ? 'no response' : `status ${status}`

export const describeReply = ({ status, text }: Reply): string =>
  shorten(status === NO_RESPONSE ? text : `${status} ${text}`)
