// Browsers remove these characters from a URL before they read the scheme. (WHATWG URL, "basic URL parser")
const LEADING = /^[\0- ]+/
const REMOVED = /[\t\n\r]+/g
const SCHEME = /^([a-z][a-z\d+.-]{0,30}):/i
const UNSAFE_SCHEMES = new Set(['javascript', 'vbscript', 'data'])

/**
 * Returns `false` for a URL that can run code: `javascript:`, `vbscript:` and `data:`. With `allowImages`, a
 * `data:image/…` URL is safe, because `<img>` runs no scripts.
 */
export function isSafeUrl(url: string, { allowImages = false } = {}): boolean {
  const start = url.replace(LEADING, '').replace(REMOVED, '')
  const scheme = SCHEME.exec(start)?.[1]?.toLowerCase()
  if (scheme === undefined || !UNSAFE_SCHEMES.has(scheme)) return true
  return allowImages && /^data:image\//i.test(start)
}
