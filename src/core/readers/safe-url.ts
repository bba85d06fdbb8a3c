// Browsers remove these characters from a URL before they read the scheme. (WHATWG URL, "basic URL parser")
const IGNORED = /^[\0- ]+|[\t\n\r]+/g

/** Returns `false` for a URL that can run code: `javascript:`, `vbscript:` and `data:`. */
export function isSafeUrl(url: string): boolean {
  return !/^(?:javascript|vbscript|data):/i.test(url.replace(IGNORED, ''))
}

/** Like `isSafeUrl`, but a `data:image/…` URL is safe, because `<img>` runs no scripts. */
export function isSafeImageUrl(url: string): boolean {
  return !/^(?:javascript|vbscript|data(?!:image\/)):/i.test(url.replace(IGNORED, ''))
}
