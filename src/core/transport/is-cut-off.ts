/**
 * Whether a body that is not JSON stops before its end: it begins as JSON does and lacks closing brackets, or is empty. The
 * connection was closed; a proxy that decompresses the body hides that from `fetch`.
 */
export function isCutOff(text: string): boolean {
  const rest = text.replace(/\\./gs, '').replace(/"[^"]*"?/g, '')
  return !text || (/^\s*[[{]/.test(text) && rest.split(/[[{]/).length > rest.split(/[\]}]/).length)
}
