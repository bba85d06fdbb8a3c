import { cookiePrefix } from '../cookie/cookie-prefix.js'

/** Whether a server has left lines in cookies that are not in the cart yet. */
export function hasCartCookies(scope: string): boolean {
  try {
    return document.cookie.includes(cookiePrefix(scope))
  } catch {
    // A sandboxed frame refuses its cookies.
    return false
  }
}
