/** How the keys of records begin. Half of a surrogate pair, which no key can contain, becomes U+FFFD. */
export function storagePrefix(...parts: readonly string[]): string {
  return `storefront-${parts.map((part) => encodeURIComponent(part.replace(/\p{Cs}/gu, '\ufffd'))).join(':')}:`
}
