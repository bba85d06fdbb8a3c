import { toCheckoutLine, type CheckoutLine } from '../state/checkout-lines.js'
import { getLineId, hash } from '../state/line-id.js'
import { cookiePrefix } from './cookie-prefix.js'

/** A `Request`, or an object with its headers and, for `Secure` cookies, its address. */
export interface CookieRequest {
  readonly url?: string | undefined
  readonly headers: Pick<Headers, 'get'>
}

interface LineCookieOptions {
  readonly request: CookieRequest
  readonly storageScope: string
  readonly line: CheckoutLine
}

interface LineCookie {
  readonly name: string
  readonly value: string
  /** The value of a `Set-Cookie` header. */
  readonly cookie: string
}

export function writeLineCookie({ request, storageScope, line }: LineCookieOptions): LineCookie {
  const name = `${cookiePrefix(storageScope)}${hash(getLineId(line))}`
  const { fallback } = line
  const value = encodeURIComponent(JSON.stringify({ ...toCheckoutLine(line), ...(fallback && { fallback }) }))
  return { name, value, cookie: `${name}=${value}; Path=/; Max-Age=600; ${attributesOf(request)}` }
}

/** The value of a `Set-Cookie` header. */
export const deleteLineCookie = (name: string, request: CookieRequest): string =>
  `${name}=; Path=/; Max-Age=0; ${attributesOf(request)}`

/** A server behind a proxy has another address than the page, and the browser's `Origin` says which. */
const attributesOf = ({ url = '', headers }: CookieRequest) =>
  `SameSite=Lax${(headers.get('origin') ?? url).startsWith('https:') ? '; Secure' : ''}`
