import type { CheckoutLine } from '../state/checkout-lines.js'
import { readCheckoutLine } from '../check/read-checkout-line.js'
import { cookiePrefix } from './cookie-prefix.js'

export interface CartCookie {
  readonly name: string
  /** `undefined` if `createCartAddCookie` did not write the value. */
  readonly line: CheckoutLine | undefined
}

/** Reads a `Cookie` header, or `document.cookie`. */
export function parseCartCookies(header: string, scope: string): readonly CartCookie[] {
  const prefix = cookiePrefix(scope)
  return header.split(/; */).flatMap((pair) => {
    const [name = '', value = ''] = pair.split('=', 2)
    return name.startsWith(prefix) ? { name, line: parseLine(value) } : []
  })
}

function parseLine(value: string): CheckoutLine | undefined {
  try {
    return readCheckoutLine(decodeURIComponent(value))
  } catch {
    return
  }
}
